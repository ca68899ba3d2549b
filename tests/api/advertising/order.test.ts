import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { feedback } from '#cli/commands/feedback.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const MONTH = new Date().toISOString().slice(0, 7)
const ORDER = {
  ...{ format: 'wide_native_card', rating: 'crm', month: MONTH, months: '1', company: 'ООО «Ветрова»' },
  ...{ name: 'Анна Ветрова', email: 'anna@vetrova.example', message: 'Хостинг для агентств', consent: true },
  spent: 60_000,
}

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  await site.context.database.pool.query('delete from ad_placement')
})
afterAll(() => site.close())
afterEach(async () => {
  for (const table of ['mail', 'consent', 'feedback', 'ad_placement'] as const)
    await site.context.database.kysely.deleteFrom(table).execute()
})

const order = (changes: object = {}) =>
  site.app.inject({ method: 'POST', url: '/api/advertising-order', payload: { ...ORDER, ...changes } })
const fieldsOf = async (changes: object) => (await order(changes)).json().error?.fields

test("an order waits in the editors' queue and is emailed to the advertising contact", async () => {
  expect((await order()).json()).toEqual({ success: true })
  const db = site.context.database.kysely
  const [stored] = await db.selectFrom('feedback').selectAll().execute()
  expect(stored).toMatchObject({ form: 'advertising-order', agency_id: null, name: ORDER.name, status: 'new' })
  expect(stored?.message).toContain('Формат: Широкая карточка\nГде: Внедрение CRM\nНачало: ')
  expect(stored?.message).toContain('Компания: ООО «Ветрова»\n\nХостинг для агентств')
  expect(await db.selectFrom('mail').select(['recipient', 'reply_to']).execute()).toEqual([
    { recipient: 'ads@merilo.example', reply_to: ORDER.email },
  ])
  expect(await db.selectFrom('consent').select(['kind', 'form']).execute()).toEqual([
    { kind: 'personal-data', form: 'advertising-order' },
  ])
  const queue = await runCommand(feedback, { database: site.context.database, operands: ['list'] })
  expect(queue).toContain('[реклама] Анна Ветрова: Формат: Широкая карточка')
})

test('consent is required, and so is a rating for formats placed in one', async () => {
  expect(await fieldsOf({ consent: false })).toEqual({
    consent: 'Без согласия на обработку данных мы не можем принять заявку',
  })
  expect(await fieldsOf({ rating: '' })).toEqual({ rating: 'Выберите рейтинг' })
  expect(await fieldsOf({ format: 'promotion', rating: '' })).toBeUndefined()
})

test.each(['2020-01', '2099-01'])('the month %s cannot be ordered', async month => {
  expect(await fieldsOf({ month })).toEqual({ month: 'Выберите месяц в пределах года' })
})

test('a taken month is refused with a sentence, a free rating is not', async () => {
  await site.context.database.kysely
    .insertInto('ad_placement')
    .values({
      ...{ sponsor_id: 1, slot: 'wide_native_card', rating_type: 'crm', sponsor_type: 'general', title: 'Занято' },
      ...{ erid: '2VtzqwDemo1', starts_on: `${MONTH}-01`, ends_on: '2099-01-01' },
    })
    .execute()
  expect((await fieldsOf({})).month).toMatch(/^Это место уже занято: \S+ \d{4}\. Выберите другой месяц/)
  expect(await fieldsOf({ rating: 'branding' })).toBeUndefined()
})
