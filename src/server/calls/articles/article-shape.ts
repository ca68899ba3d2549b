import type { Article, Term } from '#contract/shapes/article.ts'
import type { Link } from '#contract/shapes/link.ts'
import {
  type getArticle,
  listAgenciesBySlug,
  listRelated,
  listTitles,
} from '#db/queries/articles/articles.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import type { Block } from '#domain/content/tree.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { articleCard, metaOf } from '../../shapes/article-card.ts'
import { personCard } from '../../shapes/person-card.ts'
import { liveLists } from './live-lists.ts'

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof getArticle>>>

const MORE = 5

const linkTo = (kind: string, { slug, title }: { slug: string; title: string }): Link => ({
  title,
  path: articlePath(kind as ArticleKind, slug),
})

export async function wholeArticle(row: ArticleRow, context: Context): Promise<Article> {
  const db = context.database.kysely
  const blocks = row.tree as unknown as Block[]
  const { dataOn, cite } = metaOf(row)
  const slugs = blocks.flatMap(block => (block.kind === 'agency' ? [block.slug] : []))
  return {
    ...articleCard(row),
    author: authorOf(row),
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

/** A text without an author is the editors' own. */
const authorOf = ({ author_slug: slug, author_name: name, author_role: role }: ArticleRow): Article['author'] =>
  slug === null || name === null || role === null ? null : personCard({ slug, name, role })

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
