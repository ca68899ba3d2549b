import { listLastRuns } from '#db/queries/jobs/last-runs.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import type { SeedSetting } from '#seed/market.ts'
import { refreshStatistics } from '#server/operations/recompute-statistics.ts'
import { type Command, type CommandContext, UsageError } from '../command.ts'

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
  help: [
    'Без действия — сколько чего в базе и какие задания в последний раз не удались.',
    'recompute   пересчитать статистику за периоды, которые изменились',
    '--all       вместе с recompute: за всё время',
  ],
  operands: ['recompute?'],
  options: { all: { type: 'boolean', default: false } },
  run: async context => {
    const [action] = context.operands
    if (action === 'recompute') return recompute(context)
    if (action !== undefined || context.options.all === true) {
      throw new UsageError('Не понимаю параметры. Справка: npm run ops -- stats --help')
    }
    return count(context)
  },
}

async function count({ database, say }: CommandContext): Promise<void> {
  for (const [title, sql] of COUNTS) {
    const { rows } = await database.pool.query<{ count: number }>(sql)
    say(`${title.padEnd(22)} ${formatNumber(Number(rows[0]?.count ?? 0)).padStart(10)}`)
  }
  const seeded = await getSetting<SeedSetting>(database.kysely, 'seed')
  if (seeded) say(`Вымышленный рынок: ${seeded.size}, число ${seeded.seed}, на ${seeded.date}.`)
  for (const { name, hasFailed, at, reason } of await listLastRuns(database.kysely)) {
    if (hasFailed) say(`Задание ${name} не удалось ${formatDateTime(at)}: ${reason ?? 'причина неизвестна'}`)
  }
}

async function recompute({ database, options, now, progress, say }: CommandContext): Promise<void> {
  progress.start('Пересчёт статистики')
  const done = await refreshStatistics(database, {
    now,
    isWhole: options.all === true,
    onProgress: (charts, total) => progress.update(charts, total),
  })
  progress.finish()
  for (const { chart, periods, changed, milliseconds } of done) {
    const span = periods === null ? 'целиком' : `периодов ${periods.length}`
    say(`${chart.padEnd(17)} ${span}, изменено строк ${changed}, ${milliseconds} мс`)
  }
  if (done.length === 0) say('С прошлого пересчёта ничего не изменилось.')
}
