import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database, Db } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '#tests/support/database/market-rows.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../../command.ts'
import { responses } from '../responses.ts'
import { awards } from './awards.ts'

let database: Database
let db: Db
/** Of aurora, birch and cedar. */
let works: [number, number, number]
/** A work under NDA. */
let secret: number
let jurors: number[]

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  db = database.kysely
  const client_id = await insertClient(db, 'bank')
  const aurora = await insertAgency(db, 'aurora')
  const birch = await insertAgency(db, 'birch')
  const cedar = await insertAgency(db, 'cedar')
  works = [
    await insertProject(db, { agency_id: aurora, client_id, launched: '2021-03-01' }),
    await insertProject(db, { agency_id: birch, client_id, launched: '2021-12-31' }),
    await insertProject(db, { agency_id: cedar, client_id, launched: '2021-01-01' }),
  ]
  secret = await insertProject(db, { agency_id: birch, client_id, launched: '2021-06-01', is_nda: true })
  const people = ['anna', 'boris', 'vera', 'gleb'].map((slug, index) => ({
    ...{ slug, name: slug, role: 'директор', agency_id: index === 0 ? aurora : null },
  }))
  jurors = (await db.insertInto('person').values(people).returning('id').execute()).map(({ id }) => id)
  const review = (agency_id: number, overall: number, published_at: string) =>
    insertReview(db, { agency_id, overall, published_at: new Date(published_at) })
  for (const day of ['2021-01-01T00:00:00Z', '2021-06-01T00:00:00Z', '2021-12-31T20:30:00Z']) {
    await review(aurora, 5, day)
    await review(birch, 4, day)
    await review(cedar, 4, day)
  }
  // In Moscow it is the next year already.
  await review(aurora, 5, '2021-12-31T21:30:00Z')
})
afterAll(() => database.close())

const run = (operands: string[], options = {}, now = new Date('2022-02-01T09:00:00Z')) =>
  runCommand(awards, { database, operands, options, now })
const vote = (person: string, project: number, points: string, year = '2021') =>
  run(['vote'], { year, person, project: String(project), points })

test('jurors vote for works of the year, but not for those of their own agency', async () => {
  expect(await vote('anna', works[1], '9')).toContain('Голос принят')
  await expect(vote('anna', works[0], '10')).rejects.toThrow('За работы своего агентства')
  const own = { year: 2021, person_id: jurors[0] ?? 0, project_id: works[0], points: 10 }
  await expect(db.insertInto('promo_vote').values(own).execute()).rejects.toThrow(/own agency/)
  await expect(
    db
      .updateTable('promo_vote')
      .set({ project_id: works[0] })
      .where('person_id', '=', jurors[0] ?? 0)
      .execute(),
  ).rejects.toThrow(/own agency/)
})

test('a vote needs a known juror, a public work of that year and one to ten points', async () => {
  await expect(vote('nobody', works[0], '5')).rejects.toThrow('Такого человека')
  await expect(vote('boris', works[0] + 100, '5')).rejects.toThrow('Такой работы нет')
  await expect(vote('boris', secret, '5')).rejects.toThrow('NDA')
  await expect(vote('boris', works[0], '5', '2020')).rejects.toThrow('Такой работы нет')
  await expect(vote('boris', works[0], '11')).rejects.toThrow(UsageError)
})

test('a year is computed, shown to the operator, published and never changed again', async () => {
  await expect(run(['publish'], { year: '2021' })).rejects.toThrow('ещё не считали')
  await expect(run(['compute'], { year: '2022' })).rejects.toThrow('ещё не кончился')
  for (const [person, points] of [
    ['boris', '7'],
    ['vera', '9'],
    ['gleb', '8'],
  ] as const) {
    await vote(person, works[0], points)
    await vote(person, works[1], '6')
    await vote(person, works[2], '5')
  }
  // A juror may change their mind before the year is published.
  await vote('gleb', works[1], '10')
  expect(await run(['compute'], { year: '2021' })).toContain('с победителем 2')
  const shown = await run(['show'], { year: '2021' })
  // Aurora 24 / 3 = 8, birch (9 + 6 + 6 + 10) / 4 = 7.75.
  expect(shown).toContain('Работа года: aurora, 8,00 (3 голоса, сумма 24), участников 3')
  expect(shown).toContain(
    'Отзывы года: Диджитал-агентства: aurora, 4,58 (3 отзыва, средняя 5,00; по номинации 4,33), участников 3',
  )
  expect(shown).toContain('Дебют года: Годового выпуска рейтинга за 2021 год нет')
  expect(await run(['list'])).toContain('не опубликован')

  const told = await run(['publish'], { year: '2021', 'dry-run': true })
  expect(told).toContain('Работа года: aurora')
  expect(told).toContain('Ничего не записано')
  expect(await run(['list'])).toContain('не опубликован')
  expect(await run(['publish'], { year: '2021' })).toContain('больше не меняется')
  expect(await run(['list'])).toContain('2021  посчитан 01.02.2022 12:00, опубликован 01.02.2022 12:00, победителей 2')
  await expect(run(['compute'], { year: '2021' })).rejects.toThrow('опубликована и не меняется')
  await expect(run(['publish'], { year: '2021' })).rejects.toThrow('опубликована и не меняется')
  await expect(vote('boris', works[0], '10')).rejects.toThrow('голоса не меняются')
  await expect(db.deleteFrom('promo_year').execute()).rejects.toThrow(/published year/)
})

test('a year without winners is never published, and one out of order needs a second word', async () => {
  const later = new Date('2026-01-20T09:00:00Z')
  const publish = (year: string, options = {}) => run(['publish'], { year, ...options }, later)
  await run(['compute'], { year: '2024' }, later)
  await expect(publish('2024')).rejects.toThrow('за ним следует 2022, а не 2024')
  await expect(publish('2024', { yes: true })).rejects.toThrow('нет ни одного победителя')
  await expect(publish('2024', { 'dry-run': true })).rejects.toThrow('нет ни одного победителя')
})

test('responses are listed and shown, and published only with consent', async () => {
  const said = { about: 'award', author: 'Анна', signature: 'директор', created_at: new Date('2022-03-05T06:07:00Z') }
  await db
    .insertInto('service_response')
    .values([
      { ...said, body: 'Можно показать', may_publish: true },
      { ...said, body: 'Только вам', may_publish: false },
    ])
    .execute()
  const decide = (...operands: string[]) => runCommand(responses, { database, operands, options: {} })
  expect(await decide('list')).toContain('2  05.03.2022 09:07  о премии: Анна, публиковать нельзя')
  expect(await decide('show', '1')).toContain('Автор согласен на публикацию.')
  expect(await decide('publish', '1')).toContain('опубликован')
  await expect(decide('publish', '1')).rejects.toThrow('уже опубликован')
  await expect(decide('publish', '2')).rejects.toThrow('не дал согласия')
  expect(await decide('decline', '1')).toContain('не показывается')
  await expect(decide('decline', '1')).rejects.toThrow(OperatorError)
  await expect(decide('show', '9')).rejects.toThrow('Нет отзыва 9')
})
