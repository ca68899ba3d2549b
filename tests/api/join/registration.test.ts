import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getRegistration } from '#db/queries/join/registrations.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { approveRegistration, declineRegistration } from '#server/operations/decide-registrations.ts'
import { formPost } from '#tests/support/calls/feedback.ts'
import { REGISTRATION } from '#tests/support/calls/registration.ts'
import { SECRET_KEY } from '#tests/support/site/emails.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const FORM = '/v2/forms/registration'
const SITE = { siteName: 'Мерило', siteUrl: SITE_URL, secretKey: SECRET_KEY, dataDir: '' }

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())
afterEach(async () => {
  await db().deleteFrom('registration').execute()
  await db().deleteFrom('agency').where('site_domain', 'like', '%gavan.example').execute()
  for (const table of ['consent', 'mail'] as const) await db().deleteFrom(table).execute()
})

const db = () => site.context.database.kysely
const send = (changes: object = {}) =>
  site.app.inject({ method: 'POST', url: FORM, payload: { ...REGISTRATION, ...changes } })
const rows = () => db().selectFrom('registration').selectAll().orderBy('id').execute()
const emails = () => db().selectFrom('mail').selectAll().orderBy('id').execute()

async function submitRegistration(changes: object = {}) {
  expect((await send(changes)).json()).toEqual({ success: true })
  const row = (await rows()).at(-1)
  const registration = row && (await getRegistration(db(), row.id))
  if (!registration) throw new Error('Nothing was stored')
  return registration
}

describe('a registration', () => {
  test('is stored with its consent and both emails', async () => {
    const { id, site_domain, details } = await submitRegistration()
    expect(site_domain).toBe('tikhaya-gavan.example')
    expect(details).toMatchObject({ services: ['sites', 'crm'], founded: 2011, headcount: 24, phone: '+78430001234' })
    expect(await db().selectFrom('consent').selectAll().execute()).toMatchObject([
      { kind: 'personal-data', text_version: '2026-2', form: FORM, subject: `registration:${id}` },
    ])
    expect(await emails()).toMatchObject([
      { kind: 'registration-waiting', recipient: REGISTRATION.administrator_email, reply_to: null },
      {
        kind: 'registration-to-editors',
        recipient: 'hello@merilo.example',
        reply_to: REGISTRATION.administrator_email,
        body: expect.stringContaining('> Представитель: Вера Осипова, vera@tikhaya-gavan.example'),
      },
    ])
    // Anybody can name any address, so the first one repeats nothing that was typed.
    expect((await emails())[0]?.body).not.toMatch(/gavan|Гавань|Вера/)
  })

  test('stores nothing when invalid and reports every field', async () => {
    const answer = await send({
      name: 'Т',
      services: '',
      city: 'minsk',
      founded: '1812',
      site: 'гавань',
      consent: false,
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().error.fields)).toEqual(['name', 'site', 'services', 'founded', 'consent'])
    const mismatch = await send({ city: 'minsk' })
    expect(mismatch.json().error.fields).toEqual({ city: 'Минск — Беларусь: проверьте страну или город' })
    expect([await rows(), await emails()]).toEqual([[], []])
  })

  test('of a site already in the catalog is refused with a link to its profile', async () => {
    const { slug, name, site_domain } = await db()
      .selectFrom('agency')
      .select(['slug', 'name', 'site_domain'])
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const answer = await send({ site: `http://www.${site_domain}/about/?from=1` })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.fields).toEqual({
      site: `Агентство с этим сайтом уже есть в каталоге: ${inGuillemets(name)}, /agency-${slug}/`,
    })
    expect(await rows()).toEqual([])
    const fields = { call: FORM, ...REGISTRATION, site: site_domain }
    const page = await site.app.inject(formPost('/profile-add/', fields))
    expect(page.statusCode).toBe(422)
    expect(page.body).toContain(`<a href="/agency-${slug}/">`)
    expect(page.body).toContain('value="Тихая гавань"')
  })

  test('of a site already waiting for review is refused, even when both arrive at once', async () => {
    const answers = await Promise.all([send(), send({ site: 'www.tikhaya-gavan.example' }), send({ name: 'Гавань' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
    const refused = answers.find(({ statusCode }) => statusCode === 422)?.json().error
    expect(refused.message).toContain('уже получена и ждёт проверки')
    expect(await rows()).toHaveLength(1)
    expect(await emails()).toHaveLength(2)
  })

  test('is not stored when its email cannot be queued', async () => {
    await sql`alter table mail add constraint no_emails check (kind <> 'registration-to-editors')`.execute(db())
    const answer = await send()
    await sql`alter table mail drop constraint no_emails`.execute(db())
    expect(answer.statusCode).toBe(500)
    expect([await rows(), await emails()]).toEqual([[], []])
  })

  test('is accepted without JavaScript, with services as checkboxes and an error when none is ticked', async () => {
    const { services: _, ...others } = REGISTRATION
    const without = await site.app.inject(formPost('/profile-add/', { call: FORM, ...others }))
    expect(without.statusCode).toBe(422)
    expect(without.body).toContain('Поле обязательно')
    const body = `${new URLSearchParams({ call: FORM, ...others, consent: 'true' })}&services=crm&services=sites`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await site.app.inject({ method: 'POST', url: '/profile-add/', payload: body, headers })
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/profile-add/?sent=registration#registration'])
    expect((await rows())[0]?.details).toMatchObject({ services: ['sites', 'crm'] })
    const page = await site.app.inject({ url: '/profile-add/?sent=registration' })
    expect(page.body).toContain('Спасибо! Заявка получена')
  })
})

describe('an approved registration', () => {
  const approve = async (changes: object = {}) => {
    const registration = await submitRegistration(changes)
    return approveRegistration(site.context.database, { registration, site: SITE })
  }

  test('becomes a public profile with unverified facts, and its administrator is notified', async () => {
    const missing = await site.app.inject({ url: '/agency-tikhaya-gavan/' })
    expect(missing.statusCode).toBe(404)
    const slug = await approve()
    expect(slug).toBe('tikhaya-gavan')
    const page = await site.app.inject({ url: '/agency-tikhaya-gavan/' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Тихая гавань')
    expect(page.body).not.toContain('ИНН ,')
    const header = (await site.app.inject({ url: '/api/agency-header?agency=tikhaya-gavan' })).json()
    expect(header).toMatchObject({ city: 'Казань', founded: 2011, headcount: 24, accepts_requests: true })
    expect(header.services.map(({ slug, share }: { slug: string; share: number }) => [slug, share])).toEqual([
      ['crm', 0.5],
      ['sites', 0.5],
    ])
    expect(header.facts.map(({ checked_at }: { checked_at: unknown }) => checked_at)).toEqual([null, null, null])
    const notification = (await emails()).at(-1)
    expect(notification).toMatchObject({ kind: 'registration-approved', recipient: REGISTRATION.administrator_email })
    expect(notification?.body).toContain(`${SITE_URL}/agency-tikhaya-gavan/`)
    const found = (await site.app.inject({ url: '/api/agency-find?q=gavan&limit=5' })).json()
    expect(JSON.stringify(found)).toContain('tikhaya-gavan')
  })

  test('gets a unique slug, derived from the domain when the name cannot be transliterated', async () => {
    await approve()
    expect(await approve({ site: 'drugaya-gavan.example' })).toBe('tikhaya-gavan-2')
    expect(await approve({ site: 'tretya-gavan.example', name: '東京都' })).toBe('tretya-gavan-example')
  })

  test('has service shares that add up to 1', async () => {
    const slug = await approve({ services: 'sites,crm,apps' })
    const { rows: found } = await sql<{ sum: number }>`select sum(share)::float8 as sum from agency_service
      join agency on agency.id = agency_id where slug = ${slug}`.execute(db())
    expect(found[0]?.sum).toBe(1)
  })

  test('cannot be approved after it was declined', async () => {
    const registration = await submitRegistration()
    await declineRegistration(site.context.database, {
      registration,
      site: SITE,
      reason: 'Это не агентство',
    })
    await expect(approveRegistration(site.context.database, { registration, site: SITE })).rejects.toThrow('is decided')
    expect(await db().selectFrom('agency').select('id').where('slug', '=', 'tikhaya-gavan').execute()).toEqual([])
  })
})

test('a declined applicant is told why and may apply again', async () => {
  const registration = await submitRegistration()
  await declineRegistration(site.context.database, {
    registration,
    site: SITE,
    reason: 'Сайт не открывается',
  })
  expect((await emails()).at(-1)).toMatchObject({
    kind: 'registration-declined',
    body: expect.stringContaining('> Сайт не открывается'),
  })
  await submitRegistration()
  expect((await rows()).map(({ status }) => status)).toEqual(['declined', 'new'])
})

describe('a message to the editors', () => {
  const MESSAGE = { name: 'Анна Ветрова', email: 'anna@vetrova.example', message: 'В рейтинге ошибка', consent: true }
  const write = (changes: object = {}) =>
    site.app.inject({ method: 'POST', url: '/api/send-feedback', payload: { ...MESSAGE, ...changes } })

  test('is stored with its consent and emailed to them with the visitor as Reply-To', async () => {
    expect((await write()).json()).toEqual({ success: true })
    const feedback = await db().selectFrom('feedback').selectAll().executeTakeFirstOrThrow()
    expect(feedback).toMatchObject({ form: 'send-feedback', agency_id: null, status: 'new', phone: null })
    expect(await emails()).toMatchObject([
      { kind: 'feedback-to-editors', recipient: 'hello@merilo.example', reply_to: MESSAGE.email },
    ])
    const consents = await db().selectFrom('consent').select(['kind', 'text_version', 'form', 'subject']).execute()
    expect(consents).toEqual([
      { kind: 'personal-data', text_version: '2026-2', form: 'send-feedback', subject: `feedback:${feedback.id}` },
    ])
  })

  test('is stored without an email when the editors have no address', async () => {
    const contacts = await db().selectFrom('site_setting').selectAll().where('key', '=', 'contacts').executeTakeFirst()
    await db().deleteFrom('site_setting').where('key', '=', 'contacts').execute()
    expect((await write()).statusCode).toBe(200)
    expect(await emails()).toEqual([])
    if (contacts) {
      await db()
        .insertInto('site_setting')
        .values({ key: 'contacts', value: JSON.stringify(contacts.value) })
        .execute()
    }
  })

  test('reports errors per field when invalid', async () => {
    const answer = await write({ email: 'anna@', consent: false })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().error.fields)).toEqual(['email', 'consent'])
  })
})

test('the editors’ contacts say how to get there', async () => {
  const { body } = await site.app.inject({ url: '/contacts/' })
  expect(body).toContain('Как добраться')
  expect(body).toContain('https://yandex.ru/maps/?rtext=~')
})
