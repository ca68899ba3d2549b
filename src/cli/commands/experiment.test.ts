import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { insertCounts } from '#db/queries/counter/counts.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../command.ts'
import { experiment } from './experiment.ts'

const NOW = new Date('2026-06-30T09:00:00Z')
const LATER = new Date('2026-07-14T09:00:00Z')

let database: Database
beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
beforeEach(() => database.pool.query('truncate experiment, tally restart identity'))
afterAll(() => database.close())

const run = (operands: string[], { now = NOW, ...options }: { now?: Date; share?: string } = {}) =>
  runCommand(experiment, { database, operands, options, now })

const count = (subject: string, hits: number, day = '2026-07-01') =>
  insertCounts(database.kysely, [{ day, kind: 'experiment', subject, type: '', region: '', device: 'desktop', hits }])

test('an experiment is started, listed and stopped, and running sites are notified', async () => {
  const told: string[] = []
  await database.listen(PAGES_CHANGED, tags => told.push(tags))
  expect(await run(['list'])).toMatch(/Ни один ещё не начинали\.$/)
  expect(await run(['start', 'tender-button'], { share: '20' })).toBe(
    'Эксперимент № 1 «tender-button» начат: вариант увидят 20 % посетителей, согласившихся на аналитику.',
  )
  expect(await run(['list'])).toMatch(/№ 1 {2}tender-button, вариант у 20 %, начат 30\.06\.2026.*, идёт$/)
  expect(await run(['stop'], { now: LATER })).toMatch(/^Эксперимент № 1 «tender-button» закончен\./)
  expect(await run(['list'])).toMatch(/закончен 14\.07\.2026/)
  await expect.poll(() => told).toEqual(['experiments', 'experiments'])
})

test('only one runs at a time', async () => {
  await run(['start', 'tender-button'])
  await expect(run(['start', 'tender-button'])).rejects.toThrow(OperatorError)
  await run(['stop'], { now: LATER })
  expect(await run(['start', 'tender-button'], { now: LATER })).toMatch(/^Эксперимент № \d+ /)
})

test('nothing to stop and nothing to show are said in a sentence', async () => {
  await expect(run(['stop'])).rejects.toThrow('Ни один эксперимент не идёт.')
  await expect(run(['show'])).rejects.toThrow('Экспериментов ещё не было.')
  await expect(run(['show', '7'])).rejects.toThrow('Нет эксперимента № 7.')
})

test.each([[['start', 'nothing']], [['start']], [['begin']], [['show', 'x']]])('%j is refused', async operands => {
  await expect(run(operands)).rejects.toThrow(UsageError)
})

test.each(['0', '100', '12.5', 'half'])('a share of %s is refused', async share => {
  await expect(run(['start', 'tender-button'], { share })).rejects.toThrow(UsageError)
})

test('results are visitors by goal and option of that run, with what chance may explain', async () => {
  await run(['start', 'tender-button'])
  expect(await run(['show'])).toMatch(/Страницу с экспериментом ещё никто не видел\.$/)
  await count('1/control/exposed', 700)
  await count('1/control/exposed', 300, '2026-07-02')
  await count('1/offers/exposed', 1000)
  await count('1/control/tender-open', 50)
  await count('1/offers/tender-open', 90)
  await count('1/control/tender-send', 12)
  await count('1/offers/tender-send', 14)
  await count('1/offers/js_error', 1)
  // Another run.
  await count('12/offers/tender-open', 500)
  const lines = (await run(['show'])).split('\n').slice(2)
  expect(lines.map(line => line.replace(/ +/g, ' '))).toEqual([
    'цель контроль вариант',
    'увидели страницу 1 000 1 000',
    'js_error 0 (0 %) 1 (0,1 %) данных мало',
    'tender-open 50 (5 %) 90 (9 %) отличается',
    'tender-send 12 (1,2 %) 14 (1,4 %) разница в пределах случайной',
  ])
})
