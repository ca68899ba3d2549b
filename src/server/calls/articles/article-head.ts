import { countByCategory } from '#db/queries/articles/articles.ts'
import type { ArticleKind } from '#domain/content/article.ts'
import { newsCategoryBySlug } from '#domain/content/news-categories.ts'
import type { Context } from '../../context.ts'
import { DESCRIPTION_LENGTH, type Head, type HeadMakers } from '../../shapes/head.ts'
import { shorten } from '../../shapes/response-card.ts'
import { knownArticle } from './article-shape.ts'

type ArticlePages = 'news' | 'news-category' | 'news-item' | 'research' | 'research-item' | 'abc' | 'abc-item'

export const articleHeads: HeadMakers<ArticlePages> = {
  news: (_, context) =>
    listHead('news', context, {
      title: 'Новости рынка диджитал-агентств',
      description: 'Что изменилось в рейтингах, ценах, отзывах и на самом Мериле. С числами и графиками.',
    }),
  'news-category': async ({ category }, context) => {
    const known = newsCategoryBySlug(category)
    if (!known) return null
    const counts = await countByCategory(context.database.kysely, 'news')
    return {
      title: known.heading,
      description: `${known.heading}: заметки редакции Мерила, новые первыми.`,
      isEmpty: !counts.get(category),
    }
  },
  'news-item': ({ slug }, context) => itemHead('news', slug, context),
  research: (_, context) =>
    listHead('research', context, {
      title: 'Исследования рынка диджитал-агентств',
      description: 'Цены, платформы, спрос и отзывы: исследования на данных Мерила, с методом и таблицами CSV.',
    }),
  'research-item': ({ slug }, context) => itemHead('research', slug, context),
  abc: (_, context) =>
    listHead('term', context, {
      title: 'Азбука заказчика: термины диджитала простыми словами',
      description: 'Бриф, смета, конверсия, SLA: что значат слова, которыми говорят агентства, и что с ними делать.',
    }),
  'abc-item': async ({ slug }, context) => {
    const term = await knownArticle('term', slug, context)
    return term && { title: `${term.title} — что это`, description: shorten(term.lead, DESCRIPTION_LENGTH) }
  },
}

async function listHead(kind: ArticleKind, { database }: Context, head: Head): Promise<Head> {
  const counts = await countByCategory(database.kysely, kind)
  return { ...head, isEmpty: counts.size === 0 }
}

async function itemHead(kind: ArticleKind, slug: string, context: Context): Promise<Head | null> {
  const article = await knownArticle(kind, slug, context)
  return article && { title: article.title, description: shorten(article.lead, DESCRIPTION_LENGTH) }
}
