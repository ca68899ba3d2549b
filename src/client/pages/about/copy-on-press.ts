/** `<button data-copies="id">` copies the text of that element. Works on the server's markup, which React leaves alone. */
export function copyOnPress(root: HTMLElement, say: (text: string) => void): () => void {
  const copy = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copies]') : null
    const text = document.getElementById(button?.dataset.copies ?? '')?.innerText
    if (text === undefined) return
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
