import { getArticle } from '#db/queries/articles/articles.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import type { Context } from '../../context.ts'

/** The head and the text of a page share one read. */
export const knownArticle = (kind: ArticleKind, slug: string, { memo, database }: Context) =>
  memo.rememberLarge(`article:${kind}:${slug}`, () => getArticle(database.kysely, kind, slug))
