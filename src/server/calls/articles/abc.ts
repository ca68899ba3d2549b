import type { Answer } from '#contract/index.ts'
import type { Term } from '#contract/shapes/article.ts'
import type { Link } from '#contract/shapes/link.ts'
import { listTerms, listTitles } from '#db/queries/articles/articles.ts'
import { articlePath } from '#domain/content/article.ts'
import { placeInOrder, READING_ORDERS, readingOrder } from '#domain/content/reading-orders.ts'
import { WORDS_A_MINUTE } from '#domain/content/reading-time.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import type { Context } from '../../context.ts'
import { metaOf } from '../../shapes/text-body.ts'

type Abc = Answer<'abc-list'>
type Terms = Awaited<ReturnType<typeof listTerms>>

export const wholeAbc = ({ memo, database }: Context): Promise<Abc> =>
  memo.remember('abc-list', async () => {
    const terms = await listTerms(database.kysely)
    return { letters: lettersOf(terms), orders: termOrders(terms), measured: measuredTerms(terms) }
  })

/** A term's position in the alphabet. */
export async function placeInAbc(
  slug: string,
  context: Context,
): Promise<Pick<Term, 'letters' | 'letter' | 'of_letter'>> {
  const { letters } = await wholeAbc(context)
  const path = articlePath('term', slug)
  const own = letters.find(({ terms }) => terms.some(term => term.path === path))
  return {
    letters: letters.map(({ letter, terms }) => ({ letter, count: terms.length })),
    letter: own?.letter ?? '',
    of_letter: own?.terms.map(({ title, path: other }) => ({ title, path: other })) ?? [],
  }
}

const ORDER = new Intl.Collator('ru')

/** Russian letters, then Latin ones, each with its terms; a letter without terms is left out. */
function lettersOf(terms: Terms): Abc['letters'] {
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

const measuredTerms = (terms: Terms): Abc['measured'] =>
  terms.flatMap(term => {
    const { figure = null } = metaOf(term)
    return figure === null
      ? []
      : [{ title: term.title, path: articlePath('term', term.slug), short: term.lead, figure }]
  })

type Titles = readonly { slug: string; title: string }[]

const linkIn = (order: string, terms: Titles, slug: string): Link | null => {
  const term = terms.find(one => one.slug === slug)
  return term ? { title: term.title, path: `${articlePath('term', slug)}?order=${order}` } : null
}

/** Orders of the terms that the ABC has; an order of fewer than two is none. */
const termOrders = (terms: Terms): Abc['orders'] =>
  READING_ORDERS.map(({ slug: order, title, terms: slugs }) => {
    const stops = slugs.flatMap(slug => {
      const link = linkIn(order, terms, slug)
      const term = terms.find(one => one.slug === slug)
      return link && term ? [{ ...link, minutes: minutesOf(metaOf(term)) }] : []
    })
    return {
      title,
      terms: stops,
      minutes: roundDecimal(
        stops.reduce((sum, { minutes }) => sum + minutes, 0),
        1,
      ),
    }
  }).filter(order => order.terms.length > 1)

const minutesOf = ({ words, minutes }: ReturnType<typeof metaOf>): number =>
  words === undefined ? minutes : roundDecimal(words / WORDS_A_MINUTE, 1)

export async function orderOfTerm(
  slug: string,
  asked: string | undefined,
  { database }: Context,
): Promise<Term['order']> {
  const order = readingOrder(asked)
  if (!order) return null
  const titles = await listTitles(database.kysely, 'term', order.terms)
  const found = placeInOrder(order, slug, new Set(titles.map(one => one.slug)))
  if (!found) return null
  const link = (term: string | null) => (term === null ? null : linkIn(order.slug, titles, term))
  return { ...found, title: order.title, previous: link(found.previous), next: link(found.next) }
}
