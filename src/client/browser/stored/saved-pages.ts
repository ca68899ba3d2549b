import { PAGES } from '../../worker/cache-names.ts'
import { keptAt, keptTitle } from '../../worker/kept-responses.ts'

export interface SavedPage {
  path: string
  title: string
  at: Date
}

/** Pages that the service worker can show without a network, the last read first. None where site data is blocked. */
export async function savedPages(): Promise<SavedPage[]> {
  try {
    if (!(await window.caches.has(PAGES))) return []
    const cache = await window.caches.open(PAGES)
    const pages: SavedPage[] = []
    for (const { url } of await cache.keys()) {
      const copy = await cache.match(url)
      const { pathname, search } = new URL(url)
      if (copy) pages.push({ path: pathname + search, title: keptTitle(copy), at: new Date(keptAt(copy)) })
    }
    return pages.filter(({ title }) => title !== '').sort((one, other) => other.at.getTime() - one.at.getTime())
  } catch {
    return []
  }
}
