const FIELD = 'input, textarea, select, [contenteditable]'
/** The end of a sentence, with more text after it. */
const SENTENCE_BREAK = /[.!?…][»")]*\s+\S/
/** Shorter selections are phrases, though they may hold an abbreviation with a full stop. */
const MIN_LENGTH = 80

export const isQuotation = (text: string): boolean => text.length >= MIN_LENGTH && SENTENCE_BREAK.test(text)

/** Text copied from the article names its source. A sentence or less, and text in form fields, are copied as they are. */
export function copyWithSource(root: HTMLElement): () => void {
  const name = (event: ClipboardEvent) => {
    const selection = document.getSelection()
    const isInField = event.target instanceof Element && event.target.closest(FIELD) !== null
    if (!event.clipboardData || !selection || selection.rangeCount === 0 || isInField) return
    const text = selection.toString()
    const range = selection.getRangeAt(0)
    if (!root.contains(range.commonAncestorContainer) || !isQuotation(text)) return
    const title = document.querySelector('h1')?.textContent ?? document.title
    const address = window.location.origin + window.location.pathname
    event.clipboardData.setData('text/plain', `${text.trimEnd()}\n\nИсточник: ${title}, ${address}`)
    event.clipboardData.setData('text/html', htmlWithSource(range, title, address))
    event.preventDefault()
  }
  document.addEventListener('copy', name)
  return () => document.removeEventListener('copy', name)
}

function htmlWithSource(range: Range, title: string, address: string): string {
  const copy = document.createElement('div')
  copy.append(range.cloneContents())
  // Elsewhere, a path would lead to another site.
  for (const link of copy.querySelectorAll('a')) link.setAttribute('href', link.href)
  const link = document.createElement('a')
  link.href = address
  link.textContent = title
  const source = document.createElement('p')
  source.append('Источник: ', link)
  copy.append(source)
  return copy.innerHTML
}
