import { listAgenciesBySlug } from '#db/queries/articles/articles.ts'
import { listFeedArticles } from '#db/queries/feeds/feed-articles.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import type { Block } from '#domain/content/tree.ts'
import type { Context } from '../context.ts'
import { articleHtml } from './article-html.ts'
import type { FeedItem } from './rss.ts'

export const articleItems =
  (kind: ArticleKind) =>
  async ({ database, config }: Context, limit: number): Promise<FeedItem[]> => {
    const articles = await listFeedArticles(database.reader, kind, limit)
    // Written by our own import only.
    const blocksOf = ({ tree }: (typeof articles)[number]) => tree as unknown as Block[]
    const slugs = articles.flatMap(blocksOf).flatMap(block => (block.kind === 'agency' ? [block.slug] : []))
    const agencies = await listAgenciesBySlug(database.reader, [...new Set(slugs)])
    const names = new Map(agencies.map(({ slug, name }) => [slug, name]))
    return articles.map(article => {
      const { slug, category, title, lead, author_name, published_at } = article
      const known = newsCategoryBySlug(category)
      return {
        title,
        path: articlePath(kind, slug),
        publishedAt: published_at,
        author: author_name ?? config.siteName,
        categories: known ? [known.title] : [],
        lead,
        html: articleHtml(blocksOf(article), names),
      }
    })
  }
