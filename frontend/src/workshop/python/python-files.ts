/** The files that Python in the page is made of. They are loaded by the workshop alone. */

import programUrl from 'pyodide/pyodide.asm.mjs?url'
import interpreterUrl from 'pyodide/pyodide.asm.wasm?url'
import libraryUrl from 'pyodide/python_stdlib.zip?url'

// A pattern and not a plain import, so that types can be checked before anything is built.
const built = import.meta.glob<string>(['../../../generated/workshop.zip', '../../../generated/python-memory.gz'], {
  query: '?url',
  import: 'default',
  eager: true,
})
const generated = (name: string) => built[`../../../generated/${name}`] ?? ''

export { programUrl }

type PythonFile = 'pyodide.asm.wasm' | 'python_stdlib.zip' | 'workshop.zip' | 'python-memory.gz'

/** The files that are fetched with their progress shown. The names are those that Pyodide asks for. */
export const pythonFiles: Readonly<Record<PythonFile, string>> = {
  'pyodide.asm.wasm': interpreterUrl,
  'python_stdlib.zip': libraryUrl,
  'workshop.zip': generated('workshop.zip'),
  'python-memory.gz': generated('python-memory.gz'),
}

declare const PYTHON_SIZES: readonly number[]

/** How large they are, in the same order. */
export const pythonSizes = PYTHON_SIZES
