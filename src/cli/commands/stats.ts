import { getSetting } from '#db/queries/menu/settings.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import type { SeedSetting } from '#seed/market.ts'
import type { Command } from '../command.ts'

const COUNTS = [
  ['Агентства', 'select count(*) from agency'],
  ['Проекты', 'select count(*) from project'],
  ['Отзывы опубликованные', `select count(*) from review where status = 'published'`],
  ['Отзывы на проверке', `select count(*) from review where status = 'pending'`],
  ['Отзывы отклонённые', `select count(*) from review where status = 'declined'`],
  ['Клиенты', 'select count(*) from client_company'],
  ['Системы управления', 'select count(*) from cms'],
  ['Кейсы', 'select count(*) from case_study'],
  ['Выпуски рейтингов', 'select count(*) from edition'],
  ['Строки рейтингов', 'select count(*) from entry'],
  ['Заявки', 'select count(*) from tender'],
  ['Обращения', 'select count(*) from feedback'],
] as const

export const stats: Command = {
  name: 'stats',
  summary: 'сколько чего в базе',
  run: async ({ database, say }) => {
    for (const [title, sql] of COUNTS) {
      const { rows } = await database.pool.query<{ count: number }>(sql)
      say(`${title.padEnd(22)} ${formatNumber(Number(rows[0]?.count ?? 0)).padStart(10)}`)
    }
    const seeded = await getSetting<SeedSetting>(database.kysely, 'seed')
    if (seeded) say(`Вымышленный рынок: ${seeded.size}, число ${seeded.seed}, на ${seeded.date}.`)
  },
}
