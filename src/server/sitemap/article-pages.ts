import { listArticleParts, listNewsCategories, listSitemapArticles } from '#db/queries/sitemap/sitemap-articles.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import { href } from '#domain/paths/paths.ts'
import type { Context } from '../context.ts'
import { type SitemapEntry, type SitemapKind, tableKind } from './sitemap-kind.ts'

export const articleKind = (kind: ArticleKind): SitemapKind =>
  tableKind({
    perRow: 1,
    listParts: listArticleParts(kind),
    listRows: listSitemapArticles(kind),
    entriesOf: ({ slug, changed_at }) => [{ path: articlePath(kind, slug), changedAt: changed_at }],
  })

export async function newsCategoryEntries({ database }: Context): Promise<SitemapEntry[]> {
  const categories = await listNewsCategories(database.reader)
  return categories
    .filter(({ category }) => newsCategoryBySlug(category) !== undefined)
    .map(({ category, changed_at }) => ({ path: href('news-category', { category }), changedAt: changed_at }))
}
