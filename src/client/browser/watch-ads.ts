import { adOf } from './ad-of.ts'

const SEEN_MS = 1_000

const timers = new Map<Element, ReturnType<typeof setTimeout>>()
let page = ''
let seen = new WeakSet<Element>()
let onSeen: (erid: string) => void

const observer = new IntersectionObserver(
  entries => {
    for (const { target, intersectionRatio } of entries) {
      clearTimeout(timers.get(target))
      const erid = adOf(target.querySelector('a'))
      if (intersectionRatio < 0.5 || !erid || seen.has(target)) continue
      const count = () => {
        seen.add(target)
        onSeen(erid)
      }
      timers.set(target, setTimeout(count, SEEN_MS))
    }
  },
  { threshold: 0.5 },
)

/** An advertisement is seen when half of it stands on the screen for a second: once per page shown. */
export function watchAds(path: string, count: typeof onSeen): void {
  onSeen = count
  if (page !== path) {
    page = path
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    seen = new WeakSet()
  }
  for (const link of document.querySelectorAll('aside a[rel~=sponsored]'))
    observer.observe(link.closest('aside') ?? link)
}
