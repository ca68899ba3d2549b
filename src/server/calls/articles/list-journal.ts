import type { Answer, Params } from '#contract/index.ts'
import { countByCategoryAndYear, listArticles, listCorrections } from '#db/queries/articles/articles.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import { NEWS_CATEGORIES, newsCategoryBySlug, STUDIES } from '#domain/content/news-categories.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { listedArticle } from '../../shapes/article-card.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'

const PAGE = 20
const KINDS = ['news', 'research'] as const
const LAST_CORRECTIONS = 3

/** News and studies as one list, or one of its categories. */
export async function listJournal(
  { kind: onlyKind, category, year: askedYear, next }: Params<'news-list'>,
  { database, now }: Pick<Context, 'database' | 'now'>,
): Promise<Answer<'news-list'>> {
  const asked = onlyKind
    ? STUDIES
    : category === undefined
      ? null
      : (newsCategoryBySlug(category) ?? notFound('category'))
  const after = readCursor(next)
  const year = askedYear ?? null
  const [counts, corrections, ...texts] = await Promise.all([
    countByCategoryAndYear(database.kysely, KINDS),
    listCorrections(database.kysely, KINDS, LAST_CORRECTIONS),
    ...kindsOf(asked).map(kind =>
      listArticles(database.kysely, {
        ...{ kind, year, after, limit: PAGE + 1 },
        category: kind === 'news' ? (asked?.slug ?? null) : null,
      }),
    ),
  ])
  const page = pageOf(texts.flat().toSorted(newestFirst), PAGE, row => row.published_at)
  const inYear = counts.filter(row => year === null || row.year === year)
  const inCategory = counts.filter(row => asked === null || categoryOf(row) === asked.slug)
  const years = Map.groupBy(inCategory, row => row.year)
  return {
    h1: asked?.heading ?? 'Новости и исследования',
    data: page.shown.map(listedArticle),
    count: sumOf(inYear),
    categories: [STUDIES, ...NEWS_CATEGORIES]
      .map(({ slug, title }) => ({
        title,
        path: slug === STUDIES.slug ? href('research') : href('news-category', { category: slug }),
        count: sumOf(inYear.filter(row => categoryOf(row) === slug)),
      }))
      .filter(({ count }) => count > 0),
    years: [...years]
      .map(([of, rows]) => ({ year: of, count: sumOf(rows) }))
      .toSorted((one, other) => other.year - one.year),
    today: moscowDay(now()),
    corrections: {
      count: corrections[0]?.total ?? 0,
      last: corrections.flatMap(({ kind, slug, title, changed, updated_at }) =>
        updated_at === null
          ? []
          : [{ title, path: articlePath(kind as ArticleKind, slug), changed, updated_at: updated_at.toISOString() }],
      ),
    },
    next: page.next,
  }
}

const kindsOf = (asked: { slug: string } | null): readonly (typeof KINDS)[number][] => {
  if (asked === null) return KINDS
  return asked.slug === STUDIES.slug ? ['research'] : ['news']
}

const categoryOf = ({ kind, category }: { kind: string; category: string }): string =>
  kind === 'research' ? STUDIES.slug : category

const sumOf = (rows: readonly { count: number }[]): number => rows.reduce((sum, { count }) => sum + count, 0)

interface Dated {
  id: number
  published_at: Date
}

const newestFirst = (one: Dated, other: Dated): number =>
  other.published_at.getTime() - one.published_at.getTime() || other.id - one.id
