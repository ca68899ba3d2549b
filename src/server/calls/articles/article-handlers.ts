import type { articleCalls } from '#contract/calls/articles.ts'
import type { Handlers } from '#contract/define.ts'
import { listArticles } from '#db/queries/articles/articles.ts'
import { listMentions } from '#db/queries/articles/mentions.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { articleCard } from '../../shapes/article-card.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { orderOfTerm, placeInAbc, wholeAbc } from './abc.ts'
import { knownArticle, wholeArticle, wholeTerm } from './article-shape.ts'
import { listJournal } from './list-journal.ts'

const PAGE = 20
/** Studies are few: all of them fit a page. */
const STUDIES = 100

export const articleHandlers: Handlers<typeof articleCalls, Context> = {
  'news-list': listJournal,

  'news-one': async ({ slug }, context) =>
    wholeArticle((await knownArticle('news', slug, context)) ?? notFound('news'), context),

  'agency-mentions': async ({ agency, next }, context) => {
    const after = readCursor(next)
    const { slug } = await agencyDossier(agency, context)
    const rows = await listMentions(context.database.kysely, { slug, after, limit: PAGE + 1 })
    const page = pageOf(rows, PAGE, row => row.published_at)
    return { data: page.shown.map(articleCard), next: page.next }
  },

  'research-list': async ({ limit = STUDIES }, { database }) => ({
    list: (
      await listArticles(database.kysely, { kind: 'research', category: null, year: null, after: null, limit })
    ).map(articleCard),
  }),

  'research-get': async ({ slug }, context) =>
    wholeArticle((await knownArticle('research', slug, context)) ?? notFound('research'), context),

  'abc-list': (_, context) => wholeAbc(context),

  'abc-get': async ({ slug, order }, context) => ({
    ...(await wholeTerm((await knownArticle('term', slug, context)) ?? notFound('term'), context)),
    ...(await placeInAbc(slug, context)),
    order: await orderOfTerm(slug, order, context),
  }),
}
