import type { caseCalls } from '#contract/calls/cases.ts'
import type { Handlers } from '#contract/define.ts'
import {
  type CaseRow,
  listCases,
  listCasesSharing,
  listMeasuredCases,
  listMostViewed,
  listNewestMeasured,
} from '#db/queries/cases/cases.ts'
import { coverResult } from '#domain/cases/cover-result.ts'
import { measuredResult } from '#domain/cases/measured-result.ts'
import { mostSimilar } from '#domain/cases/similar-cases.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { caseMeasures } from './case-measures.ts'
import { caseCard, knownCase, knownHashtag, knownHashtags, wholeCase } from './case-shape.ts'
import { caseStory } from './case-story.ts'

const PAGE = 12
const POPULAR = 4
const POPULAR_DAYS = 90
/** Read more, because some have no measured result, and the cover of others no figure: it is drawn from the project's. */
const VIEWED_CANDIDATES = 24 * POPULAR
const POPULAR_CANDIDATES = 6 * POPULAR
const SIMILAR = 3
const SIMILAR_CANDIDATES = 60

export const caseHandlers: Handlers<typeof caseCalls, Context> = {
  'cases-list': async ({ hashtag: slug, next }, context) => {
    const after = readCursor(next)
    const hashtag = slug === undefined ? null : ((await knownHashtag(slug, context)) ?? notFound('hashtag'))
    const rows = await listCases(context.database.kysely, { hashtag: hashtag?.slug ?? null, after, limit: PAGE + 1 })
    const page = pageOf(rows, PAGE, row => row.published_at)
    return { cases_list: page.shown.map(caseCard), next: page.next, hashtag }
  },

  'cases-popular-list': (_, context) =>
    context.memo.remember('cases-popular-list', async () => ({
      cases_list: (await popularCases(context)).map(caseCard),
    })),

  'cases-get-item': async ({ id }, context) => {
    const study = (await knownCase(id, context)) ?? notFound('case')
    const [hashtags, story, measures] = await Promise.all([
      knownHashtags(context),
      caseStory(study, context),
      caseMeasures(study, context),
    ])
    return wholeCase(study, hashtags, { ...story, ...measures })
  },

  'cases-hashtag-list': async (_, context) => ({ hashtags: [...(await knownHashtags(context)).values()] }),

  'cases-simmilar': async ({ id }, context) => {
    const study = (await knownCase(id, context)) ?? notFound('case')
    const { hashtags } = study
    const candidates = await listCasesSharing(context.database.kysely, { id, hashtags, limit: SIMILAR_CANDIDATES })
    return { cases_list: mostSimilar(study, candidates, SIMILAR).map(caseCard) }
  },
}

/** Cases with a measured result on the cover come first; the newest fill up a list that the counter leaves short. */
async function popularCases({ database, now }: Context): Promise<CaseRow[]> {
  const since = moscowDay(new Date(now().getTime() - POPULAR_DAYS * 86_400_000))
  const viewed = await listMostViewed(database.kysely, since, VIEWED_CANDIDATES)
  const measured = await listMeasuredCases(database.kysely, viewed)
  const counted = measured.slice(0, POPULAR_CANDIDATES)
  const newest = counted.length < POPULAR ? await listNewestMeasured(database.kysely, POPULAR_CANDIDATES) : []
  const known = new Set(counted.map(({ id }) => id))
  const hasFigure = ({ project_result, result }: CaseRow) =>
    measuredResult(coverResult(project_result, result) ?? '') !== null
  const figuresFirst = (rows: readonly CaseRow[]) => [...rows.filter(hasFigure), ...rows.filter(row => !hasFigure(row))]
  return [...figuresFirst(counted), ...figuresFirst(newest.filter(({ id }) => !known.has(id)))].slice(0, POPULAR)
}
