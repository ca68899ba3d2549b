/** A part is being read once its heading is this far up the window. */
const READING_LINE = 0.4

/** Marks in the contents the part that is being read. Works on the server's markup, which React leaves alone. */
export function watchReadingPlace(root: HTMLElement): () => void {
  let frame = 0
  const mark = () => {
    frame = 0
    const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
    const line = window.innerHeight * READING_LINE
    const current = links.findLast(({ hash }) => {
      const heading = document.getElementById(hash.slice(1))
      return heading !== null && heading.getBoundingClientRect().top <= line
    })
    for (const link of links) {
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const follow = () => {
    frame ||= requestAnimationFrame(mark)
  }
  window.addEventListener('scroll', follow, { passive: true })
  follow()
  return () => {
    window.removeEventListener('scroll', follow)
    cancelAnimationFrame(frame)
  }
}
