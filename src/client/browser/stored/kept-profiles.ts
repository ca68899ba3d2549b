import type { Answer } from '#contract/index.ts'
import { PAGES } from '../../worker/cache-names.ts'
import { keptAt } from '../../worker/kept-responses.ts'

export type KeptProfile = Pick<
  Answer<'agency-header'>,
  | 'id'
  | 'name'
  | 'name_lat'
  | 'logo'
  | 'city'
  | 'founded'
  | 'headcount'
  | 'price_from'
  | 'reviews'
  | 'projects'
  | 'best_places'
> & { at: Date }

const AGENCY_PAGE = /^\/agency-[^/]+\/$/
const STATE = '<script type="application/json" id="state"'

/** Agencies whose pages the service worker keeps, the last read first. None where site data is blocked. */
export async function keptProfiles(): Promise<KeptProfile[]> {
  try {
    if (!(await window.caches.has(PAGES))) return []
    const cache = await window.caches.open(PAGES)
    const profiles: KeptProfile[] = []
    for (const { url } of await cache.keys()) {
      if (!AGENCY_PAGE.test(new URL(url).pathname)) continue
      const copy = await cache.match(url)
      const header = copy && headerIn(await copy.text())
      if (copy && header) profiles.push({ ...header, at: new Date(keptAt(copy)) })
    }
    return profiles.sort((one, other) => other.at.getTime() - one.at.getTime())
  } catch {
    return []
  }
}

/** The answer that the page was drawn from travels in its state. */
export function headerIn(html: string): Answer<'agency-header'> | null {
  const script = html.indexOf(STATE)
  if (script === -1) return null
  const state = html.slice(html.indexOf('>', script) + 1, html.indexOf('</script>', script))
  const { remote = {} } = JSON.parse(state) as { remote?: Record<string, { response?: unknown }> }
  const key = Object.keys(remote).find(name => name.startsWith('agency-header '))
  return ((key && remote[key]?.response) ?? null) as Answer<'agency-header'> | null
}
