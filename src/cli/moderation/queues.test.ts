import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { type Command, OperatorError, UsageError } from '../command.ts'
import { feedback } from '../commands/feedback.ts'
import { registrations } from '../commands/registrations.ts'

const at = new Date('2026-03-05T06:07:00Z')
const DETAILS = {
  site: 'https://gavan.example/',
  services: ['sites', 'crm'],
  founded: 2011,
  headcount: 24,
  country: 'russia',
  city: 'kazan',
  address: 'ул. Баумана, д. 0',
  phone: '+78430001234',
  email: 'info@gavan.example',
  administrator_name: 'Вера Осипова',
  administrator_email: 'vera@gavan.example',
}

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  const rows = ['gavan.example', 'drugaya.example'].map(site_domain => ({
    name: 'Тихая гавань',
    site_domain,
    details: JSON.stringify(DETAILS),
    created_at: at,
  }))
  await database.kysely.insertInto('registration').values(rows).execute()
  const message = { form: 'send-feedback', name: 'Анна', email: 'anna@vetrova.example', created_at: at }
  await database.kysely
    .insertInto('feedback')
    .values({ ...message, message: `Первая строка\nи ещё ${'слово '.repeat(20)}` })
    .execute()
})
afterAll(() => database.close())

const run = (command: Command, operands: string[], options = {}) => runCommand(command, { database, operands, options })

test('registrations are listed, shown with remarks and approved once', async () => {
  expect(await run(registrations, ['list'])).toContain('1  05.03.2026 09:07  Тихая гавань, gavan.example')
  const sheet = await run(registrations, ['show', '1'])
  expect(sheet).toContain('Услуги: Разработка сайтов, Внедрение CRM')
  expect(sheet).toContain('Почта представителя — на домене агентства.')
  expect(await run(registrations, ['approve', '1'])).toContain('/agency-tikhaya-gavan/')
  await expect(run(registrations, ['approve', '1'])).rejects.toThrow('Заявка 1 уже принята.')
  expect(await run(registrations, ['list'])).not.toContain('1  05')
})

test('a registration is declined with a reason that is stored and emailed', async () => {
  await expect(run(registrations, ['decline', '2'])).rejects.toThrow(UsageError)
  expect(await run(registrations, ['decline', '2'], { reason: 'Не агентство' })).toContain('отклонена')
  expect(await run(registrations, ['show', '2'])).toContain('Причина: Не агентство')
  const emails = await database.kysely.selectFrom('mail').select(['kind', 'recipient']).orderBy('id').execute()
  expect(emails).toEqual([
    { kind: 'registration-approved', recipient: 'vera@gavan.example' },
    { kind: 'registration-declined', recipient: 'vera@gavan.example' },
  ])
  expect(await run(registrations, ['list'])).toBe('Заявок на проверке нет.')
})

test('messages to the editors are listed with a preview, shown in full and closed once', async () => {
  expect(await run(feedback, ['list'])).toMatch(/^1 {2}05\.03\.2026 09:07 {2}Анна: Первая строка и ещё слово .*…$/)
  expect(await run(feedback, ['show', '1'])).toContain('Анна, anna@vetrova.example')
  expect(await run(feedback, ['close', '1'])).toBe('Сообщение 1 закрыто.')
  await expect(run(feedback, ['close', '1'])).rejects.toThrow(OperatorError)
  expect(await run(feedback, ['list'])).toBe('Сообщений без ответа нет.')
})

test.each([
  [registrations, ['burn']],
  [registrations, ['show', 'first']],
  [registrations, ['approve']],
  [feedback, ['show', '0']],
])('invalid arguments are refused with a message', async (command, operands) => {
  await expect(run(command, operands)).rejects.toThrow(UsageError)
})

test('an unknown id is named', async () => {
  await expect(run(registrations, ['show', '999'])).rejects.toThrow('Нет заявки 999')
  await expect(run(feedback, ['show', '999'])).rejects.toThrow('Нет открытого сообщения 999')
})

test('a city outside the vocabulary is pointed out and may be placed when approving', async () => {
  const { id } = await database.kysely
    .insertInto('registration')
    .values({
      name: 'Кама',
      site_domain: 'kama.example',
      details: JSON.stringify({ ...DETAILS, city: 'Новая Казань' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await run(registrations, ['show', String(id)])).toContain('города «Новая Казань» нет в словаре')
  await expect(run(registrations, ['approve', String(id)], { city: 'Китеж' })).rejects.toThrow(UsageError)
  await run(registrations, ['approve', String(id)], { city: 'kazan' })
  const agency = await database.kysely.selectFrom('agency').select('city').where('slug', '=', 'kama').executeTakeFirst()
  expect(agency).toEqual({ city: 'kazan' })
})
