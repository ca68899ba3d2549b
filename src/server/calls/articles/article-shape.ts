import type { Article, Term } from '#contract/shapes/article.ts'
import type { Link } from '#contract/shapes/link.ts'
import { getArticle, listRelated, listTitles } from '#db/queries/articles/articles.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import { href } from '#domain/paths/paths.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHeading } from '#domain/rating/rating-heading.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { articleCard } from '../../shapes/article-card.ts'
import { personCard } from '../../shapes/person-card.ts'
import { withTermLinks } from '../../shapes/term-links.ts'
import { blocksOf, metaOf, textBody } from '../../shapes/text-body.ts'

/** The head and the text of a page share one read. */
export const knownArticle = (kind: ArticleKind, slug: string, { memo, database }: Context) =>
  memo.rememberLarge(`article:${kind}:${slug}`, () => getArticle(database.kysely, kind, slug))

type ArticleRow = NonNullable<Awaited<ReturnType<typeof getArticle>>>

const MORE = 5

const linkTo = (kind: string, { slug, title }: { slug: string; title: string }): Link => ({
  title,
  path: articlePath(kind as ArticleKind, slug),
})

export async function wholeArticle(row: ArticleRow, context: Context): Promise<Article> {
  const meta = metaOf(row)
  const card = articleCard(row)
  const blocks = await withTermLinks(blocksOf(row), row.kind === 'term' ? row.slug : null, context)
  return {
    ...card,
    url: context.config.siteUrl + card.path,
    author: authorOf(row),
    version: row.version,
    ...(await textBody(blocks, meta, context)),
    cite: meta.cite,
    more: (await listRelated(context.database.kysely, row, MORE)).map(other => linkTo(other.kind, other)),
  }
}

/** A text without an author is the editors' own. */
const authorOf = ({ author_slug: slug, author_name: name, author_role: role }: ArticleRow): Article['author'] =>
  slug === null || name === null || role === null ? null : personCard({ slug, name, role })

export async function wholeTerm(
  row: ArticleRow,
  context: Context,
): Promise<Omit<Term, 'order' | 'letters' | 'letter' | 'of_letter'>> {
  const { related, ratings, services, figure = null, heard = '', ask = '' } = metaOf(row)
  const titles = await listTitles(context.database.kysely, 'term', related)
  const article = await wholeArticle(row, context)
  return {
    ...article,
    ...{ figure, heard, ask },
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
