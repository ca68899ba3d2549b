import type { ArticleCard, ListedArticle } from '#contract/shapes/article.ts'
import type { listArticles } from '#db/queries/articles/articles.ts'
import { type ArticleKind, articlePath } from '#domain/content/article.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import { href } from '#domain/paths/paths.ts'
import { studyCover } from '#domain/web/pictures.ts'
import { metaOf } from './text-body.ts'

type ArticleCardRow = Awaited<ReturnType<typeof listArticles>>[number]

export function articleCard(row: ArticleCardRow): ArticleCard {
  const category = newsCategoryBySlug(row.category)
  return {
    slug: row.slug,
    path: articlePath(row.kind as ArticleKind, row.slug),
    title: row.title,
    lead: row.lead,
    category: category ? { title: category.title, path: href('news-category', { category: category.slug }) } : null,
    minutes: metaOf(row).minutes,
    published_at: row.published_at.toISOString(),
    updated_at: row.updated_at?.toISOString() ?? null,
    changed: row.changed,
  }
}

export function listedArticle(row: ArticleCardRow): ListedArticle {
  const { figure = null, cover = null } = metaOf(row)
  return {
    ...articleCard(row),
    is_study: row.kind === 'research',
    cover: cover === null ? null : studyCover(row.slug),
    figure,
  }
}
