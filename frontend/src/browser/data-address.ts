/** Files that lie in their own address. They are read without `fetch`, which the content policy keeps to this site. */

const TEXT = /^data:[^,]*;charset=utf-8,/

/** The text in an address of this kind; null for any other address. */
export function textInAddress(address: string): string | null {
  return TEXT.test(address) ? decodeURIComponent(address.replace(TEXT, '')) : null
}
