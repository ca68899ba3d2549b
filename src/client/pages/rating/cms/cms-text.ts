import type { CountedLink } from '#contract/shapes/link.ts'
import type { CmsRow } from '#contract/shapes/rating.ts'
import { shareTexts } from '#domain/numbers/apportion.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { buildRatingPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import type { RatingSlice } from '#domain/rating/rating-slice.ts'
import { scoredAgencies } from '#domain/russian/count-labels.ts'
import { CMS_KINDS } from '#domain/vocabulary/cms-kinds.ts'
import { WEB_SERVERS } from '#domain/vocabulary/web-servers.ts'

/** Then the heading names the kind, and rows need not repeat it. */
export const isOfOneKind = ({ slice }: RatingPath): boolean => slice?.kind === 'cms-kind'

/** In tenths, in the order of the rows. */
export const systemShareTexts = (systems: readonly Pick<CmsRow, 'share'>[]): string[] =>
  shareTexts(
    systems.map(({ share }) => share),
    1,
  )

export const averageText = ({ average }: CmsRow): string | null => (average === null ? null : formatFixed(average))

/** «110 агентств в зачёте: рейтинг разработчиков на WordPress» */
export const buildersLabel = ({ title, agencies }: CmsRow): string =>
  `${scoredAgencies(agencies)}: рейтинг разработчиков на ${title}`

/** The rating of agencies that build on this CMS, if there is one. */
export function buildersPath({ slug }: CmsRow): string | null {
  const path = `/digital-agencies/${slug}/`
  return parseRatingPath(path)?.slice?.kind === 'system' ? path : null
}

export interface CmsTab {
  text: string
  href: string
  note?: string | undefined
}

const tab = (text: string, slice?: RatingSlice): CmsTab => ({ text, href: buildRatingPath({ type: 'cms', slice }) })

const KIND_TABS = [tab('Все'), ...CMS_KINDS.map(({ slug, title }) => tab(title, { kind: 'cms-kind', slug }))]
const SERVER_TABS = WEB_SERVERS.map(({ slug, title }) => tab(`На ${title}`, { kind: 'web-server', slug }))

/** All kinds and web servers, with the number of CMSs where known. */
export function cmsTabs(tags: readonly CountedLink[]): { kinds: CmsTab[]; servers: CmsTab[] } {
  const countOf = new Map(tags.map(({ path, participants }) => [path, formatNumber(participants)]))
  const withCounts = (tabs: readonly CmsTab[]) => tabs.map(one => ({ ...one, note: countOf.get(one.href) }))
  return { kinds: withCounts(KIND_TABS), servers: withCounts(SERVER_TABS) }
}
