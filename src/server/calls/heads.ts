import type { PathMatch, PathName } from '#domain/paths/paths.ts'
import type { Context } from '../context.ts'
import type { Head, HeadMakers } from '../shapes/head.ts'
import { aboutHeads } from './about/about-head.ts'
import { agencyHeads } from './agency/agency-head.ts'
import { articleHeads } from './articles/article-head.ts'
import { calculatorHeads } from './calculator/calculator-head.ts'
import { caseHeads } from './cases/case-head.ts'
import { cmsHeads } from './cms/cms-head.ts'
import { peopleHeads } from './people/people-head.ts'
import { promoHeads } from './promo/promo-head.ts'
import { ratingHeads } from './rating/rating-head.ts'
import { reviewHeads } from './reviews/review-head.ts'
import { statHeads } from './stats/stat-head.ts'

/** Heads that depend on data; those of all other pages are with the page (src/client/pages). */
export const HEAD_MAKERS: Partial<HeadMakers<PathName>> = {
  ...ratingHeads,
  ...agencyHeads,
  ...reviewHeads,
  ...cmsHeads,
  ...calculatorHeads,
  ...peopleHeads,
  ...caseHeads,
  ...statHeads,
  ...articleHeads,
  ...aboutHeads,
  ...promoHeads,
}

/** Null when the page or its subject does not exist. */
export async function findHead(
  match: PathMatch | null,
  context: Context,
  query: URLSearchParams,
): Promise<Head | null> {
  if (!match) return null
  const make = HEAD_MAKERS[match.name] as HeadMaker | undefined
  return make ? make(match.params as never, context, query) : context.pages[match.name].head
}

/** Falls back to that of the main page: an address without a head gets 404 anyway. */
export const headOf = async (match: PathMatch | null, context: Context, query: URLSearchParams): Promise<Head> =>
  (await findHead(match, context, query)) ?? context.pages.main.head ?? NO_HEAD

const NO_HEAD: Head = { title: '', description: '' }

type HeadMaker = (params: never, context: Context, query: URLSearchParams) => Promise<Head | null>
