// Calls entries of the kernel's WebAssembly module, in Node and in a browser, and hands back what lies in its memory.
//
// `arrays` are the arrays in the module's memory by name, each as [bytes, ...sizes]. A step writes bytes (base64) into an
// array, calls an entry with names of arrays and whole numbers, reads bytes of an array, or looks at the clock.

export async function runSteps(module, { arrays, steps }) {
  const kernel = (await WebAssembly.instantiate(module)).exports
  const places = placeArrays(kernel, arrays)
  const memory = new Uint8Array(kernel.memory.buffer)
  const answers = []
  for (const [what, name, ...rest] of steps) {
    if (what === 'write') {
      memory.set(fromBase64(rest[0]), places[name][0] + (rest[1] ?? 0))
    } else if (what === 'read') {
      const start = places[name][0] + rest[0]
      answers.push(toBase64(memory.subarray(start, start + rest[1])))
    } else if (what === 'clock') {
      answers.push(performance.now())
    } else {
      answers.push(kernel[name](...rest.flatMap((one) => (typeof one === 'number' ? one : places[one]))))
    }
  }
  return answers
}

function placeArrays(kernel, arrays) {
  let free = kernel.__heap_base.value
  const places = {}
  for (const [name, [bytes, ...sizes]] of Object.entries(arrays)) {
    free = Math.ceil(free / 64) * 64
    places[name] = [free, ...sizes]
    free += bytes
  }
  const missing = free - kernel.memory.buffer.byteLength
  if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65536))
  return places
}

function fromBase64(text) {
  if (globalThis.Buffer) return Buffer.from(text, 'base64') // in Node, and much faster
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

function toBase64(bytes) {
  if (globalThis.Buffer) return Buffer.from(bytes).toString('base64')
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

// node kernel_calls.mjs: the module and what to do come as JSON on the standard input, the answers leave as JSON.
if (globalThis.process?.argv[1]?.endsWith('kernel_calls.mjs')) {
  const pieces = []
  for await (const piece of process.stdin) pieces.push(piece)
  const { code, tasks } = JSON.parse(Buffer.concat(pieces))
  const module = await WebAssembly.compile(fromBase64(code))
  const answers = []
  for (const task of tasks) answers.push(await runSteps(module, task)) // each with a memory of its own
  process.stdout.write(JSON.stringify(answers))
}
