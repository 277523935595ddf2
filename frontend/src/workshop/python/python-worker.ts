/** Python in a worker of the workshop: the checks and drawings of packs, by the same code as everywhere. */

import { loadPyodide, type PyodideAPI } from 'pyodide'
import { info } from 'pyodide/pyodide-lock.json'

import { download } from './download'
import { programUrl, pythonFiles, pythonSizes } from './python-files'
import type { FromPython, ToPython } from './python-messages'

type Call = (name: string, args: string) => string

const WASM = { headers: { 'content-type': 'application/wasm' } }
// An address of nothing: Pyodide puts the names of its files behind it, and gets what has been downloaded.
const NOWHERE = 'https://python.invalid/'

async function start(): Promise<Call> {
  const names = Object.keys(pythonFiles)
  const program = import(/* @vite-ignore */ programUrl) as Promise<{ default: unknown }>
  const contents = await download(Object.values(pythonFiles), pythonSizes, (loaded, total) =>
    post({ type: 'progress', loaded, total }),
  )
  const files = new Map(names.map((name, index) => [NOWHERE + name, contents[index]!]))
  const options = {
    indexURL: NOWHERE,
    lockFileContents: JSON.stringify({ info, packages: {} }), // no other package is ever loaded
    createPyodideModule: (await program).default,
    jsglobals: {}, // Python sees nothing of the page
  }
  const memory = await unpacked(files.get(`${NOWHERE}python-memory.gz`)!)
  const pyodide = await withFiles(files, () => startPython(options, memory))
  pyodide.unpackArchive(files.get(`${NOWHERE}workshop.zip`)!, 'zip')
  return callOf(pyodide)
}

/** Python as it was when the page was built. A browser in which that memory does not fit starts from the beginning. */
async function startPython(options: object, memory: Uint8Array): Promise<PyodideAPI> {
  const begin = (more: object) => loadPyodide({ ...options, ...more })
  try {
    return await begin({ _loadSnapshot: memory })
  } catch (error) {
    console.info('Python starts without its memory:', error)
    return begin({})
  }
}

/** What is in a file of gzip. Some hosts send such files so that browsers unpack them already. */
async function unpacked(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file
  const stream = new Response(file).body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function callOf(pyodide: PyodideAPI): Call {
  const calls = pyodide.pyimport('crosstown.workshop.page_calls') as { readonly call: Call }
  return calls.call
}

/** Pyodide fetches its files. Meanwhile `fetch` hands out those that are here already. */
async function withFiles<T>(files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>, run: () => Promise<T>): Promise<T> {
  const fetchAnything = self.fetch.bind(self)
  self.fetch = (asked, init) => {
    const file = files.get(new Request(asked).url)
    return file ? Promise.resolve(new Response(file, WASM)) : fetchAnything(asked, init)
  }
  try {
    return await run()
  } finally {
    self.fetch = fetchAnything
  }
}

function post(told: FromPython): void {
  postMessage(told)
}

const calling = start()
calling.then(
  () => post({ type: 'ready' }),
  (error: unknown) => post({ type: 'failed', error: { code: 'python-missing', message: String(error), offender: '' } }),
)

addEventListener('message', (event: MessageEvent<ToPython>) => {
  const { id, name, args } = event.data
  void calling.then(
    (call) => post({ type: 'answer', id, ...answerOf(call, name, args) }),
    () => undefined, // told already
  )
})

type Answer = Pick<FromPython & { type: 'answer' }, 'value' | 'error'>

/** What Python says. An exception there is a mistake of ours: the page then tells of it, and goes on. */
function answerOf(call: Call, name: string, args: readonly unknown[]): Answer {
  try {
    return JSON.parse(call(name, JSON.stringify(args))) as Answer
  } catch (error) {
    return { error: { code: 'workshop-error', message: String(error), offender: name } }
  }
}
