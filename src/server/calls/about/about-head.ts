import { countByCategory } from '#db/queries/articles/articles.ts'
import type { HeadMakers } from '../../shapes/head.ts'

export const aboutHeads: HeadMakers<'about-plans' | 'about-team'> = {
  'about-plans': async (_, { database }) => ({
    title: 'Планы проекта',
    description: 'Что делаем сейчас, что обещали и к какому дню, что уже работает. Сорванные сроки остаются на виду.',
    isEmpty: (await countByCategory(database.kysely, 'plan')).size === 0,
  }),
  'about-team': async (_, { database }) => ({
    title: 'Команда проекта',
    description: 'Кто проверяет отзывы, считает рейтинги и пишет новости и исследования: люди, роли, их тексты.',
    isEmpty: (await countByCategory(database.kysely, 'person')).size === 0,
  }),
}
