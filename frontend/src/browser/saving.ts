/** Files that the page makes and the browser saves. */

export function saveFile(name: string, text: string, type = 'application/json'): void {
  saveBlob(name, new Blob([text], { type }))
}

export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // some browsers fetch it only when somebody has agreed
}
