import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openRemoved } from '#tests/support/database/database.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { copyMarket, ensureMarket } from '#tests/support/site/market-folder.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { ads } from './ads.ts'

const NOW = new Date('2030-03-05T09:00:00Z')
const AD = {
  ...{ slot: 'wide_native_card', rating: 'crm', title: 'Хостинг с копиями', erid: '2VtzqwNewAd1' },
  ...{ from: '2030-03-01', to: '2030-03-31', attribute: ['Перенос сайта'] },
  ...{ name: 'Новая гавань', advertiser: 'ООО «Новая гавань»', inn: '7707083893', link: 'https://new.example/' },
}

interface AgencyAt {
  slug: string
  inn: string
}

let database: Database

beforeAll(async () => {
  database = await openRemoved(copyMarket(await ensureMarket()))
})
beforeEach(() => database.pool.query('delete from ad_placement'))
afterAll(() => database.close())

const run = (operands: string[], options: object = {}) =>
  runCommand(ads, { database, operands, options: { ...options }, now: NOW })
const add = (changes: object = {}) => run(['add'], { ...AD, ...changes })
const stored = () => database.kysely.selectFrom('ad_placement').selectAll().orderBy('id').execute()

/** An agency of the rating, by its position. */
async function agencyAt(position: number, type = 'digital-agencies', slice = ''): Promise<AgencyAt> {
  const { rows } = await database.pool.query(
    `select slug, inn from entry join edition on edition.id = edition_id join agency on agency.id = agency_id
      where type = $2 and year is null and slice = $3 and tier = '' and position = $1`,
    [position, type, slice],
  )
  return rows[0]
}

test('an ad is added, listed, stopped and kept in the register', async () => {
  const changed: string[] = []
  const stopListening = await database.listen(PAGES_CHANGED, tags => changed.push(tags))
  expect(await add()).toMatch(/^Объявление \d+ поставлено\.$/)
  const [row] = await stored()
  expect(row).toMatchObject({ slot: AD.slot, rating_type: 'crm', agency_id: null, attributes: ['Перенос сайта'] })
  await expect.poll(() => changed).toEqual(['rating:crm advertising'])
  expect(await run(['list'])).toBe(
    `${row?.id}  01.03.2030 — 31.03.2030  Широкая карточка, crm: Новая гавань (№ ${row?.sponsor_id}), erid 2VtzqwNewAd1`,
  )
  expect(await run(['stop', String(row?.id)])).toBe(`Объявление ${row?.id} снято.`)
  expect(await run(['list', ...[]], { all: true })).toContain('01.03.2030 — 05.03.2030, снято')
  await expect(run(['stop', String(row?.id)])).rejects.toThrow('уже не показывается')
  expect(await stored()).toHaveLength(1)
  await stopListening()
})

test('a future ad that is stopped was never shown, so it is deleted', async () => {
  await add({ from: '2030-04-01', to: '2030-04-30' })
  const [row] = await stored()
  expect(await run(['stop', String(row?.id)])).toContain('удалено: показать его не успели')
  expect(await stored()).toEqual([])
})

test.each([
  [{ inn: '7707083894' }, 'ИНН «7707083894» неверен'],
  [{ inn: '500100732258' }, 'ИНН «500100732258» неверен'],
  [{ erid: 'нет' }, 'erid «нет» не похож на токен'],
  [{ advertiser: '' }, 'Назовите рекламодателя полностью'],
  [{ to: '2030-02-28' }, 'Последний день раньше первого.'],
  [{ slot: 'popup' }, 'Формата «popup» нет.'],
  [{ agency: 'no-such-agency' }, 'Агентства «no-such-agency» в каталоге нет.'],
  [{ slot: 'general', rating: undefined }, 'по очереди занимают рекламодатели № 1 и № 2'],
])('%j is refused with a sentence, and nothing is stored', async (changes, sentence) => {
  const sponsors = () => database.kysely.selectFrom('sponsor').select('id').execute()
  const before = await sponsors()
  await expect(add(changes)).rejects.toThrow(sentence)
  expect(await stored()).toEqual([])
  expect(await sponsors()).toEqual(before)
})

test('a person with an ИНН of twelve digits may advertise', async () => {
  expect(await add({ inn: '500100732259', advertiser: 'ИП Ветрова А. Б.' })).toContain('поставлено')
})

test('the same place is sold once, another rating or slot is free', async () => {
  await add()
  await expect(add({ erid: '2VtzqwNewAd2', from: '2030-03-31', to: '2030-04-30' })).rejects.toThrow(
    'Это место в эти дни уже занято',
  )
  await expect(add({ from: '2030-04-01', to: '2030-04-30' })).rejects.toThrow('уже есть в реестре')
  for (const [index, changes] of [
    { from: '2030-04-01', to: '2030-04-30' },
    { rating: 'branding' },
    { slot: 'mini_native_card' },
  ].entries())
    await add({ erid: `2VtzqwOther${index}`, ...changes })
  expect(await stored()).toHaveLength(4)
})

test('when two operators sell the same place concurrently, one is refused', async () => {
  const outcomes = await Promise.allSettled([add(), add({ erid: '2VtzqwNewAd2' })])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await stored()).toHaveLength(1)
})

test('an agency cannot advertise within five rows of its own place, whether it is named or known by its ИНН', async () => {
  const near = await agencyAt(3)
  const list = { rating: 'digital-agencies' }
  await expect(add({ ...list, agency: near.slug })).rejects.toThrow('сейчас на 3-м месте этого рейтинга')
  await expect(add({ ...list, inn: near.inn })).rejects.toThrow('сейчас на 3-м месте этого рейтинга')
  await expect(add({ ...list, slot: 'general', agency: near.slug })).rejects.toThrow('участвует в этом рейтинге')
  expect(await stored()).toEqual([])
  const far = await agencyAt(9)
  expect(await add({ ...list, agency: far.slug })).toContain('поставлено')
  const [row] = await stored()
  expect(row?.sponsor_type).toBe('agency')
})

test.each(['ios', 'android'])(
  'rows are counted in the list of apps for %s, which has no common one',
  async platform => {
    // The tiny market has too few of them for places.
    await database.pool.query(
      `insert into entry (edition_id, slice, tier, agency_id, position, place, score, addends, projects, reviews)
       select edition.id, $1, '', (select min(id) from agency), 1, 1, 90, '{}', 3, 3
         from edition where type = 'apps' and year is null on conflict do nothing`,
      [`platform/${platform}`],
    )
    const near = await agencyAt(1, 'apps', `platform/${platform}`)
    await expect(add({ rating: 'apps', agency: near.slug })).rejects.toThrow('между ними меньше пяти строк')
    await expect(add({ rating: 'apps', slot: 'general', agency: near.slug })).rejects.toThrow(
      'участвует в этом рейтинге',
    )
    expect(await stored()).toEqual([])
  },
)

test('an agency of a rating cannot buy the banner, which is on its competitors’ pages', async () => {
  const { slug } = await agencyAt(9)
  await expect(add({ slot: 'promotion', rating: undefined, agency: slug })).rejects.toThrow(
    'стояла бы и на страницах конкурентов',
  )
})

test('a superlative is pointed out', async () => {
  expect(await add({ title: 'Лучший хостинг' })).toContain('«Лучший» в рекламе нужно подтверждать')
})

test('a known sponsor is named by number, and a fixed one may be the general sponsor of the site', async () => {
  expect(await add({ name: undefined, sponsor: '1', slot: 'general', rating: undefined })).toContain('поставлено')
  const [row] = await stored()
  expect(row).toMatchObject({ sponsor_id: 1, rating_type: null })
  await expect(add({ sponsor: '999' })).rejects.toThrow('Рекламодателя № 999 нет')
  await expect(add({ name: undefined })).rejects.toThrow(UsageError)
})

test('a file that is not a picture is refused', async () => {
  const file = join(temporaryFolder(), 'logo.png')
  writeFileSync(file, '<svg onload="alert(1)"/>')
  await expect(add({ image: file })).rejects.toThrow('файлом PNG или JPEG')
  await expect(add({ image: '/no/such/file.png' })).rejects.toThrow('не открывается')
  // A header that claims 60,000 pixels a side.
  const bomb = Buffer.alloc(64)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bomb)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  writeFileSync(file, bomb)
  await expect(add({ image: file })).rejects.toThrow('от 1 до 4\u00a0096\u00a0пикселей')
})

test('the report of a month has each ad shown in it with the counts of those days', async () => {
  await add()
  await add({ erid: '2VtzqwOther1', rating: 'branding', from: '2030-02-20', to: '2030-04-10' })
  await add({ erid: '2VtzqwOther2', rating: 'apps', from: '2030-04-01', to: '2030-04-10' })
  await database.pool.query(`
    insert into tally (day, kind, subject, type, device, hits) values
      ('2030-02-28', 'ad-seen', '2VtzqwOther1', 'branding', 'desktop', 100),
      ('2030-03-01', 'ad-seen', '2VtzqwOther1', 'branding', 'desktop', 7),
      ('2030-03-31', 'ad-seen', '2VtzqwOther1', 'branding', 'mobile', 5),
      ('2030-03-31', 'ad-clicked', '2VtzqwOther1', 'branding', 'mobile', 2)`)
  const [, ...lines] = (await run(['report'], { month: '2030-03' })).replaceAll('\r', '').split('\n')
  expect(lines).toEqual([
    '2VtzqwOther1;ООО «Новая гавань»;7707083893;Широкая карточка;branding;2030-03-01;2030-03-31;12;2',
    '2VtzqwNewAd1;ООО «Новая гавань»;7707083893;Широкая карточка;crm;2030-03-01;2030-03-31;0;0',
  ])
  await expect(run(['report'], { month: 'март' })).rejects.toThrow(UsageError)
})

test('prices and reviews are the operator’s', async () => {
  expect(await run(['price'], { slot: 'general', months: '3', price: '250 000' })).toBe(
    'Генеральный спонсор, 3 месяца: 250 000 ₽.',
  )
  await expect(run(['price'], { slot: 'general', months: '13', price: '1' })).rejects.toThrow(UsageError)
  const review = { sponsor: '1', slot: 'general', author: 'Вера', role: 'директор', text: 'Показы честные.' }
  await expect(run(['review'], review)).rejects.toThrow('ещё не закончилась реклама')
  await database.pool.query(`insert into ad_placement (sponsor_id, slot, sponsor_type, title, erid, starts_on, ends_on)
    values (1, 'general', 'general', 'Хостинг', '2VtzqwPraise1', '2030-01-01', '2030-03-05')`)
  await expect(run(['review'], review)).rejects.toThrow('ещё не закончилась реклама')
  await database.pool.query(`update ad_placement set ends_on = '2030-03-04'`)
  await expect(run(['review'], { ...review, slot: 'promotion' })).rejects.toThrow('ещё не закончилась реклама')
  expect(await run(['review'], review)).toContain('опубликован')
  await expect(run(['review'], { ...review, text: '' })).rejects.toThrow(UsageError)
})

test('a sponsor tells every counter, or those that --counters names', async () => {
  const line = { slot: 'general', counters: undefined as string | undefined }
  await add(line)
  const [row] = await stored()
  const told = async () => {
    const { fix_ya_goals, fix_ga_page_view } = await database.kysely
      .selectFrom('sponsor')
      .selectAll()
      .where('id', '=', row?.sponsor_id ?? 0)
      .executeTakeFirstOrThrow()
    return [fix_ya_goals, fix_ga_page_view]
  }
  expect(await told()).toEqual([true, true])
  const next = (month: number, counters?: string) =>
    add({
      ...{ slot: 'general', sponsor: String(row?.sponsor_id), erid: `2VtzqwNewAd${month}`, counters },
      ...{ from: `2030-0${month}-01`, to: `2030-0${month}-28` },
    })
  await next(4, 'tracker')
  expect(await told()).toEqual([false, true])
  await next(5)
  expect(await told()).toEqual([false, true])
  await next(6, 'none')
  expect(await told()).toEqual([false, false])
  await next(7, 'tracker, metrika')
  expect(await told()).toEqual([true, true])
  await expect(next(8, 'metrica')).rejects.toThrow(UsageError)
})
