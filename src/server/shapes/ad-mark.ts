import type { Log } from '../failures.ts'

interface AdRow {
  id: number
  slot: string
  advertiser: string
  inn: string
  erid: string | null
  link: string
}

export type Marked<R extends AdRow> = R & { erid: string }

const DAY_MS = 86_400_000
const WEB_ADDRESS = /^https?:\/\//

/** Law 38-ФЗ, art. 18.1: an ad without advertiser, ИНН and erid is not shown; the log tells the operator why. */
export function isMarked({ id, slot, advertiser, inn, erid, link }: AdRow, log: Log): boolean {
  const required = { advertiser, inn, erid, link: WEB_ADDRESS.test(link) && URL.canParse(link) ? link : null }
  const missing = Object.entries(required).flatMap(([field, value]) => (value?.trim() ? [] : field))
  if (missing.length > 0) log.warn({ placement: id, slot, missing }, 'An ad without its full mark is not shown')
  return missing.length === 0
}

export const adMark = ({ advertiser, inn, erid }: Pick<Marked<AdRow>, 'advertiser' | 'inn' | 'erid'>) => ({
  advertiser,
  inn,
  erid,
})

/** The erid goes into the link too, where the counter finds it. */
export function markedLink({ link, erid }: Pick<Marked<AdRow>, 'link' | 'erid'>): string {
  const url = new URL(link)
  url.searchParams.set('erid', erid)
  return url.href
}

/** Site-wide ads take turns, a day each. */
export const turnOf = <T>(ads: readonly T[], day: string): T | undefined => ads[(Date.parse(day) / DAY_MS) % ads.length]
