import { href, matchPath, type PathMatch, type PathName, tidyPath, withSlash } from '#domain/paths/paths.ts'
import { localApi } from '../api/local-api.ts'
import { type AgencyTabName, hasTab, isAgencyTab } from '../calls/agency/agency-tabs.ts'
import { cmsTabRedirect } from '../calls/cms/cms-header.ts'
import type { Context } from '../context.ts'
import { findDossier } from '../shapes/agency-dossier.ts'
import { nullIfUnknown } from '../shapes/not-found.ts'

export interface Redirect {
  location: string
  /** 301 keeps the query; 302 is for empty tabs, which may get content later. */
  status: 301 | 302
}

/** Corrects the spelling (slashes, case, needless escapes), follows redirect-info, and leads from an empty tab to the first one. */
export async function redirectOf(pathname: string, context: Context): Promise<Redirect | null> {
  const tidy = tidyPath(pathname)
  if (tidy !== pathname) return moved(matchPath(tidy) ? tidy : await movedTo(withSlash(pathname), context))
  const match = matchPath(pathname)
  if (match === null) return moved(await movedTo(pathname, context))
  if (isOfAgency(match)) return agencyRedirect(match, pathname, context)
  const home = await cmsTabRedirect(match, context)
  return home === null ? null : { location: home, status: 302 }
}

/** An address that is tried rather than followed: unknown, or with a name or a key that only the database knows. */
export function isGuessable(pathname: string): boolean {
  const match = matchPath(pathname)
  if (match === null) return true
  return !OF_RATINGS.includes(match.name) && Object.keys(match.params).length > 0
}

/** Their parameters are words of our own. */
const OF_RATINGS: readonly PathName[] = ['rating', 'methodology', 'my-rating']

type AgencyMatch = Extract<PathMatch, { name: AgencyTabName | 'agency-review' }>

const isOfAgency = (match: PathMatch): match is AgencyMatch => isAgencyTab(match.name) || match.name === 'agency-review'

/** Costs no extra read: the page needs the agency anyway. When a slug has changed, its tabs redirect with it. */
async function agencyRedirect({ name, params }: AgencyMatch, pathname: string, context: Context) {
  const home = href('agency', { agency: params.agency })
  const agency = await findDossier(context, params.agency)
  if (!agency) {
    const newHome = await movedTo(home, context)
    const isAgency = newHome !== null && matchPath(newHome)?.name === 'agency'
    return moved(isAgency ? newHome + pathname.slice(home.length) : newHome)
  }
  const isEmpty = isAgencyTab(name) && !hasTab(agency, name)
  return isEmpty ? ({ location: home, status: 302 } as const) : null
}

/** Null also for an address that is longer than the call takes. */
async function movedTo(path: string, context: Context): Promise<string | null> {
  const answer = await localApi(context)('redirect-info', { path }).catch(nullIfUnknown)
  return answer?.location ?? null
}

const moved = (location: string | null): Redirect | null => (location === null ? null : { location, status: 301 })
