/** `<button data-copies="id">` copies the paragraphs of that element. Works on the server's markup, which React leaves alone. */
export function copyOnPress(root: HTMLElement, say: (text: string) => void): () => void {
  const copy = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copies]') : null
    const source = document.getElementById(button?.dataset.copies ?? '')
    if (!source) return
    const text = Array.from(source.children, ({ textContent }) => textContent).join('\n\n')
    try {
      await navigator.clipboard.writeText(text)
      say('Текст скопирован')
    } catch {
      say('Браузер не разрешил копировать: выделите текст и скопируйте его сами')
    }
  }
  root.addEventListener('click', copy)
  return () => root.removeEventListener('click', copy)
}
