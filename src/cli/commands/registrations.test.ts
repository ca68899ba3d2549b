import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { registrations } from './registrations.ts'

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
})
afterAll(() => database.close())

const run = (operands: string[], options = {}) => runCommand(registrations, { database, operands, options })

test('registrations are listed, shown with remarks and approved once', async () => {
  expect(await run(['list'])).toContain('1  05.03.2026 09:07  Тихая гавань, gavan.example')
  const sheet = await run(['show', '1'])
  expect(sheet).toContain('Услуги: Разработка сайтов, Внедрение CRM')
  expect(sheet).toContain('Почта представителя — на домене агентства.')
  expect(await run(['approve', '1'])).toContain('/agency-tikhaya-gavan/')
  await expect(run(['approve', '1'])).rejects.toThrow('Заявка 1 уже принята.')
  expect(await run(['list'])).not.toContain('1  05')
})

test('a registration is declined with a reason that is stored and emailed', async () => {
  await expect(run(['decline', '2'])).rejects.toThrow(UsageError)
  expect(await run(['decline', '2'], { reason: 'Не агентство' })).toContain('отклонена')
  expect(await run(['show', '2'])).toContain('Причина: Не агентство')
  const emails = await database.kysely.selectFrom('mail').select(['kind', 'recipient']).orderBy('id').execute()
  expect(emails).toEqual([
    { kind: 'registration-approved', recipient: 'vera@gavan.example' },
    { kind: 'registration-declined', recipient: 'vera@gavan.example' },
  ])
  expect(await run(['list'])).toBe('Заявок на проверке нет.')
})

test.each([[['burn']], [['show', 'first']], [['approve']]])('%j is refused with a message', async operands => {
  await expect(run(operands)).rejects.toThrow(UsageError)
})

test('an unknown id is named', async () => {
  await expect(run(['show', '999'])).rejects.toThrow('Нет заявки 999')
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
  expect(await run(['show', String(id)])).toContain('города «Новая Казань» нет в словаре')
  await expect(run(['approve', String(id)], { city: 'Китеж' })).rejects.toThrow(UsageError)
  await run(['approve', String(id)], { city: 'kazan' })
  const agency = await database.kysely.selectFrom('agency').select('city').where('slug', '=', 'kama').executeTakeFirst()
  expect(agency).toEqual({ city: 'kazan' })
})

test('a registration whose stored answers are broken is listed, and the fields are named', async () => {
  const { id } = await database.kysely
    .insertInto('registration')
    .values({
      name: 'Руина',
      site_domain: 'ruina.example',
      details: JSON.stringify({ ...DETAILS, services: 'sites', administrator_email: undefined }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await run(['list'])).toContain('Руина, ruina.example')
  for (const act of ['show', 'approve'])
    await expect(run([act, String(id)])).rejects.toThrow(
      `Заявка ${id} в базе испорчена, решить её нельзя. Не читаются поля: «Услуги», «Почта представителя».`,
    )
})
