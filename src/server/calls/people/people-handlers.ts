import type { peopleCalls } from '#contract/calls/people.ts'
import type { Handlers } from '#contract/define.ts'
import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listInterviews } from '#db/queries/people/interviews.ts'
import { PAGE_TEXTS } from '#domain/content/page-texts.ts'
import { matchPath, type PathName } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { pageTexts } from '../../shapes/text-body.ts'
import { interviewCard, knownInterview, lastInterviewOf, wholeInterview } from './interview-shape.ts'
import { personAbout } from './person-about.ts'

const PAGE = 12
const MORE = 4

export const peopleHandlers: Handlers<typeof peopleCalls, Context> = {
  'agencies-interviews': async ({ agency, next }, context) => {
    const after = readCursor(next)
    const agencyId = agency === undefined ? null : (await agencyDossier(agency, context)).id
    const rows = await listInterviews(context.database.kysely, { agencyId, after, limit: PAGE + 1 })
    const page = pageOf(rows, PAGE, row => row.published_at)
    return { list: page.shown.map(interviewCard), next: page.next }
  },

  'agencies-interview': async ({ slug }, context) => {
    const row = (await knownInterview(slug, context)) ?? notFound('interview')
    return wholeInterview(row, await moreInterviews(row.id, context), context.config.siteUrl)
  },

  'person-about': ({ person }, context) => personAbout(person, context),

  'person-interview': async ({ person }, context) => {
    const row = (await lastInterviewOf(person, context)) ?? notFound('interview')
    return wholeInterview(row, await moreInterviews(row.id, context), context.config.siteUrl)
  },

  'about-page': ({ path }, context) => aboutPage(path, context),
}

/** The newest except the one on the page. */
async function moreInterviews(currentId: number, { memo, database }: Context): Promise<Link[]> {
  const newest = await memo.remember('newest-interviews', () =>
    listInterviews(database.kysely, { agencyId: null, after: null, limit: MORE + 1 }),
  )
  return newest
    .filter(({ id }) => id !== currentId)
    .slice(0, MORE)
    .map(interviewCard)
    .map(({ title, path }) => ({ title, path }))
}

/** Help has its own call. */
const TEXT_PAGES = ['about', 'rules', 'privacy', 'consent'] as const
const isTextPage = (name: PathName): name is (typeof TEXT_PAGES)[number] => TEXT_PAGES.some(page => page === name)

async function aboutPage(path: string, context: Context): Promise<Answer<'about-page'>> {
  const name = matchPath(path)?.name
  const slugs = name !== undefined && isTextPage(name) ? PAGE_TEXTS[name] : notFound('text')
  const texts = await pageTexts(slugs, context)
  return texts.length > 0 ? { texts } : notFound('text')
}
