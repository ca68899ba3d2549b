import { href, matchPath, type PathName } from '#domain/paths/paths.ts'
import type { KnownThings } from '../calls/known-things.ts'

/** The kind of entity that a page's `{id}` refers to. */
const NUMBERED: Partial<Record<PathName, keyof KnownThings>> = {
  'agency-review': 'review',
  'customer-response': 'review',
  'cms-review': 'cmsReview',
  case: 'study',
}
/** Placeholder for the key of a working link. */
const OPEN_KEY = 'open'
const KEYED: Partial<Record<PathName, (known: KnownThings) => string>> = {
  'review-add': ({ reviewKeys }) => reviewKeys[0],
  'review-reply': ({ replyKeys }) => replyKeys[0],
  'tender-confirm': ({ tenderKeys }) => tenderKeys[1],
  'tender-status': ({ tenderKeys }) => tenderKeys[0],
  'tender-answer': ({ answerKeys }) => answerKeys[0],
  'message-confirm': ({ messageKey }) => messageKey,
  'subscription-confirm': ({ subscriptionKeys }) => subscriptionKeys[0],
  'subscription-end': ({ subscriptionKeys }) => subscriptionKeys[0],
}
const NAMED: Partial<Record<PathName, keyof KnownThings>> = { interview: 'interview' }

/** Replaces made-up ids of an example address with ids that exist. */
export function realAddress(address: string, known: KnownThings): string {
  const [pathname = '', search] = address.split('?')
  const match = matchPath(pathname)
  if (!match) return address
  const { cms, person } = known
  const agency = match.name === 'agency-mentions' ? known.mentioned : known.agency
  const real: Record<string, unknown> = {
    ...{ agency, cms, person },
    id: known[NUMBERED[match.name] ?? 'review'],
    ...(NAMED[match.name] && { slug: known[NAMED[match.name] ?? 'interview'] }),
    ...(pathname.includes(`/${OPEN_KEY}/`) && { key: KEYED[match.name]?.(known) }),
  }
  const params = Object.fromEntries(Object.entries(match.params).map(([key, value]) => [key, real[key] ?? value]))
  return href(match.name, params as never) + (search === undefined ? '' : `?${realSearch(search, known)}`)
}

/** Portfolio ids are in the query. */
const realSearch = (search: string, { project, category }: KnownThings): string =>
  search.replace(/(?<=\bproject=)\d+/, String(project)).replace(/(?<=\bcategory=)\d+/, String(category))
