/** After a navigation the text is drawn later than the router looks for the part that the address names. */
export function scrollOnceDrawn(root: HTMLElement): () => void {
  const isDrawn = () => root.querySelector('h1') !== null
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return
    observer.disconnect()
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  })
  if (!isDrawn()) observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
