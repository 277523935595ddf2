/**
 * Starts Python once, imports all that the workshop's page runs, and keeps the memory as it then is.
 *
 * The page begins with that memory. Otherwise each page would start Python and compile our modules anew, which takes
 * about ten times as long. The memory fits only the Pyodide that made it, the one that is built into the page beside it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { loadPyodide, version } from 'pyodide'

const file = (name) => new URL(name, import.meta.url)
const [memory, stamp] = [file('generated/python-memory.gz'), file('generated/python-memory.sources')]
const modules = new Uint8Array(readFileSync(file('generated/workshop.zip')))
const sources = `${version} ${createHash('sha256').update(modules).digest('hex')}`

if (!existsSync(memory) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  writeFileSync(memory, gzipSync(await startedPython()))
  writeFileSync(stamp, sources)
}

async function startedPython() {
  const pyodide = await loadPyodide({
    indexURL: fileURLToPath(file('node_modules/pyodide/')),
    jsglobals: {}, // as in the page
    env: { PYTHONHASHSEED: '0' }, // sets have the same order in every build
    _makeSnapshot: true,
  })
  pyodide.unpackArchive(modules, 'zip')
  pyodide.runPython('import crosstown.workshop.page_calls, gc; gc.collect()')
  return pyodide.makeMemorySnapshot()
}
