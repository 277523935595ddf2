/** The rules that a page plays by: the module that the build has compiled. It is fetched when a game first needs it. */

import { Kernel } from './kernel'
import { kernelUrl } from './kernel-url'

/** A kernel with a memory of its own. It fails where there is no module, or where the module does not come. */
export async function loadKernel(): Promise<Kernel> {
  if (!kernelUrl) throw new Error('this page was built without the rules')
  const response = await fetch(kernelUrl)
  if (!response.ok) throw new Error(`the rules did not come: ${response.status}`)
  // Not every host knows the media type, and only with it can a module be compiled while it comes.
  const streamed = response.headers.get('content-type') === 'application/wasm'
  return Kernel.load(streamed ? response : await response.arrayBuffer())
}
