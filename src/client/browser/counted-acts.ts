import type { SentKind } from '#domain/counter/kinds.ts'
import type { ResolvedPage } from '../app/page.ts'
import { countEvent } from './count-event.ts'

const SEEN_MS = 1_000

/** `expanded` is what the pressed button said before the page's own handlers ran. */
export function countPress(pressed: HTMLElement, expanded: string | null): void {
  const { part, count } = pressed.dataset
  const ad = adOf(pressed)
  if (ad) {
    // A press proves a view, even within the first second; the server counts no click without one.
    countSeen(pressed.closest('aside') ?? pressed, ad)
    countEvent('ad-clicked', ad)
  } else if (count) countEvent(count as SentKind)
  else if (part && expanded !== 'true') {
    countEvent(part === 'why' ? 'why-opened' : 'row-opened', pressed.getAttribute('value') ?? '')
  }
}

/** The erid in an advertisement's link. */
const adOf = (element: Element | null): string | null =>
  element instanceof HTMLAnchorElement && element.relList.contains('sponsored')
    ? new URL(element.href).searchParams.get('erid')
    : null

let asked = ''

/** Counts searches and comparisons, once per question. */
export function countQuestion({ page, search }: ResolvedPage): void {
  const isSearch = page.name === 'search'
  const subject = new URLSearchParams(search).getAll(isSearch ? 'q' : 'ids').join()
  if (subject !== '' && asked !== page.name + subject) countEvent(isSearch ? 'search' : 'compared', subject)
  asked = page.name + subject
}

const timers = new Map<Element, ReturnType<typeof setTimeout>>()
let watched = ''
let seen = new WeakSet<Element>()
let observer: IntersectionObserver | undefined

/** Counts an advertisement as seen once per page view, after half of it was on the screen for a second. */
export function watchAds(path: string): void {
  observer ??= new IntersectionObserver(look, { threshold: 0.5 })
  if (watched !== path) {
    watched = path
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    seen = new WeakSet()
  }
  for (const link of document.querySelectorAll('aside a[rel~=sponsored]'))
    observer.observe(link.closest('aside') ?? link)
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio } of entries) {
    clearTimeout(timers.get(target))
    const erid = adOf(target.querySelector('a'))
    if (intersectionRatio < 0.5 || !erid || seen.has(target)) continue
    timers.set(
      target,
      setTimeout(() => countSeen(target, erid), SEEN_MS),
    )
  }
}

function countSeen(ad: Element, erid: string): void {
  if (!seen.has(ad)) countEvent('ad-seen', erid)
  seen.add(ad)
}
