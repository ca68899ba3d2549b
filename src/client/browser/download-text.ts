/** Saves a text as a file, without asking the server for it. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(url))
}
