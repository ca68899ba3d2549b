import type { Article, ArticleCard, Term } from '#contract/shapes/article.ts'
import type { Link } from '#contract/shapes/link.ts'
import {
  type getArticle,
  listAgenciesBySlug,
  type listArticles,
  listRelated,
  listTitles,
} from '#db/queries/articles/articles.ts'
import { type ArticleKind, type ArticleMeta, articlePath } from '#domain/content/article.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import type { Block } from '#domain/content/tree.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { liveLists } from './live-lists.ts'

type CardRow = Awaited<ReturnType<typeof listArticles>>[number]
export type ArticleRow = NonNullable<Awaited<ReturnType<typeof getArticle>>>

const MORE = 5

/** Written by our own import only. */
const metaOf = ({ meta }: Pick<CardRow, 'meta'>): ArticleMeta => meta as unknown as ArticleMeta

const linkTo = (kind: string, { slug, title }: { slug: string; title: string }): Link => ({
  title,
  path: articlePath(kind as ArticleKind, slug),
})

export function articleCard(row: CardRow): ArticleCard {
  const category = newsCategoryBySlug(row.category)
  return {
    slug: row.slug,
    path: articlePath(row.kind as ArticleKind, row.slug),
    title: row.title,
    lead: row.lead,
    category: category ? { title: category.title, path: href('news-category', { category: category.slug }) } : null,
    minutes: metaOf(row).minutes,
    published_at: row.published_at.toISOString(),
  }
}

export async function wholeArticle(row: ArticleRow, context: Context): Promise<Article> {
  const db = context.database.kysely
  const blocks = row.tree as unknown as Block[]
  const { dataOn, cite } = metaOf(row)
  const slugs = blocks.flatMap(block => (block.kind === 'agency' ? [block.slug] : []))
  const card = articleCard(row)
  return {
    ...card,
    url: context.config.siteUrl + card.path,
    author: row.author,
    updated_at: row.updated_at?.toISOString() ?? null,
    changed: row.changed,
    version: row.version,
    blocks,
    lists: await liveLists(blocks, context),
    agencies: (await listAgenciesBySlug(db, slugs)).map(agencyCard),
    data_on: dataOn,
    cite,
    more: (await listRelated(db, row, MORE)).map(other => linkTo(other.kind, other)),
  }
}

export async function wholeTerm(row: ArticleRow, context: Context): Promise<Term> {
  const { related, ratings, services } = metaOf(row)
  const titles = await listTitles(context.database.kysely, 'term', related)
  const article = await wholeArticle(row, context)
  return {
    ...article,
    more: related.flatMap(slug => titles.filter(title => title.slug === slug)).map(title => linkTo('term', title)),
    synonyms: row.synonyms,
    ratings: ratings.flatMap(path => {
      const rating = parseRatingPath(path)
      return rating ? [{ title: ratingHeading(rating), path }] : []
    }),
    services: services.flatMap(slug => {
      const service = serviceBySlug(slug)
      return service ? [{ title: service.title, path: href('calculator-service', { service: service.slug }) }] : []
    }),
  }
}
