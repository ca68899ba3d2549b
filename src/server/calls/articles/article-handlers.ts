import type { articleCalls } from '#contract/calls/articles.ts'
import type { Handlers } from '#contract/define.ts'
import type { Answer } from '#contract/index.ts'
import type { Term } from '#contract/shapes/article.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listArticles, listTerms, listTitles } from '#db/queries/articles/articles.ts'
import { listMentions } from '#db/queries/articles/mentions.ts'
import { articlePath } from '#domain/content/article.ts'
import { placeInOrder, READING_ORDERS, readingOrder } from '#domain/content/reading-orders.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { articleCard } from '../../shapes/article-card.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
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

  'abc-list': (_, { memo, database }) =>
    memo.remember('abc-list', async () => {
      const terms = await listTerms(database.kysely)
      return { letters: lettersOf(terms), orders: termOrders(terms) }
    }),

  'abc-get': async ({ slug, order }, context) => ({
    ...(await wholeTerm((await knownArticle('term', slug, context)) ?? notFound('term'), context)),
    order: await orderOfTerm(slug, order, context),
  }),
}

type Letters = Answer<'abc-list'>['letters']

const ORDER = new Intl.Collator('ru')

/** Russian letters, then Latin ones, each with its terms; a letter without terms is left out. */
function lettersOf(terms: Awaited<ReturnType<typeof listTerms>>): Letters {
  const byLetter = Map.groupBy(terms, ({ title }) => letterOf(title))
  return [...byLetter]
    .toSorted(([one], [other]) => ORDER.compare(one, other))
    .map(([letter, ofLetter]) => ({
      letter,
      terms: ofLetter
        .toSorted((one, other) => ORDER.compare(one.title, other.title))
        .map(({ slug, title, lead }) => ({ title, path: articlePath('term', slug), short: lead })),
    }))
}

/** «Ё» is found under «Е», as in dictionaries. */
const letterOf = (title: string): string => title.charAt(0).toUpperCase().replace('Ё', 'Е')

type Titles = readonly { slug: string; title: string }[]

const linkIn = (order: string, terms: Titles, slug: string): Link | null => {
  const term = terms.find(one => one.slug === slug)
  return term ? { title: term.title, path: `${articlePath('term', slug)}?order=${order}` } : null
}

/** Orders of the terms that the ABC has; an order of fewer than two is none. */
const termOrders = (terms: Titles): Answer<'abc-list'>['orders'] =>
  READING_ORDERS.map(({ slug: order, title, terms: slugs }) => ({
    title,
    terms: slugs.flatMap(slug => linkIn(order, terms, slug) ?? []),
  })).filter(order => order.terms.length > 1)

async function orderOfTerm(slug: string, asked: string | undefined, { database }: Context): Promise<Term['order']> {
  const order = readingOrder(asked)
  if (!order) return null
  const titles = await listTitles(database.kysely, 'term', order.terms)
  const found = placeInOrder(order, slug, new Set(titles.map(one => one.slug)))
  if (!found) return null
  const link = (term: string | null) => (term === null ? null : linkIn(order.slug, titles, term))
  return { ...found, title: order.title, previous: link(found.previous), next: link(found.next) }
}
