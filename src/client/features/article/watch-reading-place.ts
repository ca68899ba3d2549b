import { readingAt } from './reading-at.ts'

/** A part is being read once its heading is this far up the window. */
const READING_LINE = 0.4

/**
 * Marks in the contents the part that is being read, and moves the визир of both rulers: the one beside the text and
 * the one across a narrow window. Works on the server's markup, which React leaves alone.
 */
export function watchReadingPlace(root: HTMLElement): () => void {
  let frame = 0
  const follow = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      showPlace(root)
    })
  }
  const stop = new AbortController()
  window.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
  window.addEventListener('resize', follow, stop)
  follow()
  return () => {
    stop.abort()
    cancelAnimationFrame(frame)
  }
}

const find = (root: HTMLElement, role: string) => root.querySelector<HTMLElement>(`[data-reading="${role}"]`)

/** Ticks are in the middle of their line. */
const tickOf = ({ offsetTop, offsetHeight }: HTMLElement): number => offsetTop + offsetHeight / 2

function showPlace(root: HTMLElement): void {
  const text = find(root, 'text')?.getBoundingClientRect()
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
  if (!text || links.length === 0) return
  const line = window.innerHeight * READING_LINE
  const parts = links.map(link => {
    const heading = document.getElementById(link.hash.slice(1))
    return { link, y: heading?.getBoundingClientRect().top ?? text.bottom }
  })
  const current = parts.findLast(({ y }) => y <= line)?.link
  for (const { link } of parts) {
    if (link === current) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }

  const begin = (parts[0]?.y ?? 0) > text.top ? [{ y: text.top, at: 0 }] : []
  const read = (end: number, placeOf: (link: HTMLAnchorElement) => number): number =>
    readingAt([...begin, ...parts.map(({ link, y }) => ({ y, at: placeOf(link) })), { y: text.bottom, at: end }], line)
  const mark = find(root, 'mark')
  if (mark) {
    const end = mark.previousElementSibling
    mark.style.transform = `translateY(${read(end instanceof HTMLElement ? tickOf(end) : 0, tickOf)}px)`
    mark.toggleAttribute('data-live', true)
  }
  const ruler = find(root, 'ruler')
  if (ruler) {
    const total = Number(ruler.dataset.minutes)
    const minute = find(ruler, 'minute')
    if (minute) minute.style.left = `${(100 * read(total, link => Number(link.dataset.minute))) / total}%`
    ruler.toggleAttribute('data-live', text.top < 0 && text.bottom > line)
  }
}
