/** Says that the application did not load, over a page that works without it (spec §2). Returns what takes it away. */
export function showStartFailure(reason: string, onRetry: () => void): () => void {
  const bar = document.createElement('div')
  bar.className = 'start-failure'
  bar.setAttribute('role', 'alert')
  const word = document.createElement('b')
  word.textContent = 'Error!'
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = 'Retry — повторить'
  retry.addEventListener('click', onRetry)
  const detail = document.createElement('div')
  detail.textContent = reason
  bar.append(word, ' Страница загрузилась не вся: пока меню и кнопки работают как ссылки. ', retry, detail)
  document.body.append(bar)
  return () => bar.remove()
}
