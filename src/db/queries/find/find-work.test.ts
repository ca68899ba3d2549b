import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { searchTexts } from '#domain/russian/search-words.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { statementsOf } from '#tests/support/database/kept-plan.ts'
import { searchWork } from '#tests/support/database/search-work.ts'
import type { Database, Db } from '../../connect.ts'
import { findAgencies, findLikeKeys } from './find.ts'
import { findArticles, findCases } from './find-texts.ts'

/** The full market; names share their words, as real ones do, so an ordinary question has many candidates too. */
const AGENCIES = 20_000
const FIRST = `Северный Стальной Деревянный Весёлый Озёрный Щедрый Южный Точный Быстрый Тихий Горный Светлый Новый Первый
  Главный Красный Синий Зелёный Белый Чёрный Медный Умный Лунный Полный Ясный Верный Крепкий Простой Живой Молодой
  Городской Морской Речной Лесной Полевой Степной Зимний Летний Вечерний Утренний`
const SECOND = `Контур Курсор Смысл Хлеб Чертёж Магнит Ярус Остров Маяк Компас Вектор Модуль Сигнал Формат Ритм Шаг Мост
  Берег Ветер Луч Пиксель Маршрут Горизонт Фокус Баланс Порт Причал Якорь Парус Штурвал Код Сервер Проект Продукт Бренд
  Дизайн Медиа Софт Диалог Контакт Ответ Вопрос Проспект Квартал Этаж Каркас Фундамент Кирпич Инструмент Станок`
const MARKET = `
  insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
  select 'agency-' || n, concat_ws(' ', ($1::text[])[1 + n % 40], ($2::text[])[1 + n / 40 % 50], n / 2000), 'ООО',
    '1655000000', 'russia', 'kazan', 2010, 20, '', 'a' || n, '', '', ''
  from generate_series(0, ${AGENCIES - 1}) n`

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1, serverUrl: inject('serverUrl') })
  await database.pool.query(MARKET, [FIRST.split(/\s+/), SECOND.split(/\s+/)])
  await database.pool.query('vacuum analyze agency')
})
afterAll(() => database.close())

/** Repeats with each run: a failure can be looked into. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const NAMES = `${FIRST} ${SECOND}`.split(/\s+/)

/** 100 to 200 characters of a kind. */
const RANDOM: readonly [string, (random: (below: number) => number) => string][] = [
  ['random Russian letters', random => [...'x'.repeat(200)].map(() => RUSSIAN[random(32)]).join('')],
  ['random Latin letters', random => [...'x'.repeat(200)].map(() => LATIN[random(26)]).join('')],
  ['random short words', random => [...'x'.repeat(200)].map(() => (random(4) ? RUSSIAN[random(32)] : ' ')).join('')],
  ['random words of names', random => [...'x'.repeat(20)].map(() => NAMES[random(90)]).join(' ')],
  ['halves of names', random => [...'x'.repeat(30)].map(() => NAMES[random(90)]?.slice(random(4), 6)).join('')],
  ['names without spaces', random => [...'x'.repeat(20)].map(() => NAMES[random(90)]).join('')],
  [
    'letters and digits',
    random => [...'x'.repeat(200)].map(() => (random(2) ? random(10) : LATIN[random(26)])).join(''),
  ],
]

/** A name typed with a mistake. */
const ORDINARY = 'стальной курсер'
/** The dearest question passes on 3.8 times the rows; without the bound on similar names it would be 8 times. */
const MOST = 5

test.each([
  ['the same letter', 'x'.repeat(200)],
  ['a word of every key', 'agency '.repeat(30)],
  ['one letter of every key', 'a'],
  ['many words of names', 'Северный контур стальной курсор весёлая запятая '.repeat(4)],
  ['two words over and over', 'контур курсор '.repeat(14)],
  ['the ending of every first word', 'ый '.repeat(66)],
  ['one misspelt word without end', 'севернйы'.repeat(25)],
  ['the alphabet', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'.repeat(6)],
  ['words every agency has', 'студия агентство сайт '.repeat(9)],
  ['no letters', '!?'.repeat(100)],
])('among 20,000 agencies, %s costs at most five times an ordinary question', async (_, question) => {
  const ordinary = await searchWork(database, ORDINARY)
  const work = await searchWork(database, question.slice(0, 200))
  expect(work.rows).toBeLessThanOrEqual(MOST * ordinary.rows)
  expect(work.blocks).toBeLessThanOrEqual(MOST * ordinary.blocks)
})

test.each(RANDOM)('so do %s, whichever', async (_, make) => {
  const ordinary = await searchWork(database, ORDINARY)
  for (let seed = 1; seed <= 5; seed += 1) {
    const question = make(randomFrom(seed)).slice(0, 100 + 20 * seed)
    const work = await searchWork(database, question)
    expect(work.rows, question).toBeLessThanOrEqual(MOST * ordinary.rows)
    expect(work.blocks, question).toBeLessThanOrEqual(MOST * ordinary.blocks)
  }
})

test('an ordinary question reads a part of the index and a bounded part of the table', async () => {
  const { rows, blocks } = await searchWork(database, ORDINARY)
  expect(rows).toBeGreaterThan(0)
  // Every node of the plan counts the rows it passes on: reading the table whole would pass it through several.
  expect(rows).toBeLessThan(2 * AGENCIES)
  expect(blocks).toBeLessThan(AGENCIES / 5)
})

const KEYS = Array.from({ length: 100 }, (_, nth) => `reiting sait ${nth}`)

test.each<[string, (db: Db, texts: string[]) => Promise<unknown>]>([
  ['agencies', (db, texts) => findAgencies(db, texts, 30)],
  ['articles', (db, texts) => findArticles(db, texts, 8)],
  ['cases', (db, texts) => findCases(db, texts, 8)],
  ['titles of pages', (db, texts) => findLikeKeys(db, texts, KEYS, 0.1)],
])('the key of a question is computed once, not for each of the %s it is compared with', async (_, find) => {
  await database.kysely.transaction().execute(async transaction => {
    const calls = async () => {
      const { rows } = await sql<{ calls: number | null }>`
        select pg_stat_get_xact_function_calls('search_key(text)'::regprocedure) as calls`.execute(transaction)
      return rows[0]?.calls ?? 0
    }
    await sql`set local track_functions = 'pl'`.execute(transaction)
    const before = await calls()
    await find(transaction, ['северный курсор', 'рейтинг сайтов', 'xyz'])
    expect((await calls()) - before).toBe(3)
  })
})

test('results are joined by id, not with the whole table', async () => {
  const texts = searchTexts('сайт 12')
  expect(texts).toHaveLength(3)
  const [statement] = await statementsOf(database.pool, () => findAgencies(database.kysely, texts, 8))
  const { rows } = await database.pool.query(`explain ${statement?.text}`, statement?.values)
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on agency')
})

test('the key of eight times the text takes about eight times the time', async () => {
  const leastTime = async (length: number) => {
    let least = Number.POSITIVE_INFINITY
    for (let run = 0; run < 7; run += 1) {
      const start = performance.now()
      await database.pool.query('select search_key($1)', ['аб '.repeat(length / 3)])
      least = Math.min(least, performance.now() - start)
    }
    return least
  }
  // The backreference of the first version: 177 times.
  expect((await leastTime(800)) / (await leastTime(100))).toBeLessThan(24)
})
