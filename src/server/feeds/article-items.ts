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
    return articles.map(({ slug, category, title, lead, author, tree, published_at }) => {
      const known = newsCategoryBySlug(category)
      return {
        title,
        path: articlePath(kind, slug),
        publishedAt: published_at,
        author: author || config.siteName,
        categories: known ? [known.title] : [],
        lead,
        // Written by our own import only.
        html: articleHtml(tree as unknown as Block[]),
      }
    })
  }
