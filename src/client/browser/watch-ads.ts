const SEEN_MS = 1_000
/** Blocks below the list are drawn and hydrated after the page is shown. */
const DRAWN_MS = 500

/** The erid in an advertisement's link. */
export function adOf(element: Element | null): string | null {
  return element instanceof HTMLAnchorElement && element.relList.contains('sponsored')
    ? new URL(element.href).searchParams.get('erid')
    : null
}

/** An advertisement is seen when half of it stands on the screen for a second: once per page shown. */
export function watchAds(onSeen: (erid: string) => void): (isNewPage: boolean) => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let seen = new WeakSet<Element>()
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
  const watch = () => {
    for (const link of document.querySelectorAll('aside a[rel~=sponsored]'))
      observer.observe(link.closest('aside') ?? link)
  }
  return isNewPage => {
    if (isNewPage) {
      observer.disconnect()
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      seen = new WeakSet()
    }
    setTimeout(watch, DRAWN_MS)
  }
}
