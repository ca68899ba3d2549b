import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { PDF, TENDER } from '#tests/support/calls/tender-keys.ts'
import { keyIn, NOTHING, openTenderSite, type TenderSite } from '#tests/support/calls/tender-site.ts'

const INTRUDER = 'boris@vetrova.example'

let site: TenderSite

beforeAll(async () => {
  site = await openTenderSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

describe('a tender', () => {
  test('is stored in full with its consents and a confirmation email to the sender', async () => {
    const answer = await site.send({ files: [PDF] })
    expect(answer.json()).toEqual({ success: true, recipients: 3 })
    const all = await site.stored()
    expect(all.tenders).toMatchObject([
      {
        ...{ service: 'sites', system: 'bitrix', budget: 1_200_000, deadline: '2099-03-05', body: TENDER.text },
        ...{ name: TENDER.name, company: TENDER.company, email: TENDER.email, phone: '+74950001234' },
        ...{ confirmed_at: null, outcome: null },
      },
    ])
    expect(all.recipients.map(({ agency_id, status, key_hash }) => [agency_id, status, key_hash])).toEqual(
      site.agencies.map(({ id }) => [id, 'waiting', null]),
    )
    expect(all.files).toMatchObject([{ name: 'бриф.pdf', mime: 'application/pdf' }])
    expect(all.events).toMatchObject([{ kind: 'created', detail: { files: 1 } }])
    expect(all.consents.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['personal-data', `tender:${all.tenders[0]?.id}`],
      ['transfer', `tender:${all.tenders[0]?.id}`],
    ])
    expect(all.emails).toMatchObject([{ kind: 'tender-confirm', recipient: TENDER.email, reply_to: null }])
  })

  test('reveals nothing typed in the form to an unconfirmed address', async () => {
    await site.send()
    const [email] = await site.emails()
    for (const text of ['мастерской', TENDER.name, TENDER.company, '000-12-34']) expect(email?.body).not.toContain(text)
    for (const { name } of site.agencies) expect(email?.body).toContain(name)
  })

  test('is not stored when its email cannot be queued', async () => {
    await sql`alter table mail add constraint no_emails check (kind <> 'tender-confirm')`.execute(site.db)
    const answer = await site.send({ files: [PDF] })
    await sql`alter table mail drop constraint no_emails`.execute(site.db)
    expect(answer.statusCode).toBe(500)
    expect(await site.stored()).toEqual(NOTHING)
  })

  test('stores nothing when invalid and reports every field', async () => {
    const answer = await site.send({
      ...{ agencies: '', service: 'cooking', budget: 'дорого', deadline: '2020-01-01', text: 'Сайт', name: '' },
      ...{ company: '', email: 'anna@', phone: '12', consent: false, transfer: undefined, system: 'nothing' },
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().error.fields).toSorted()).toEqual(
      [
        'agencies',
        'service',
        'budget',
        'deadline',
        'text',
        'name',
        'company',
        'email',
        'phone',
        'consent',
        'transfer',
      ].toSorted(),
    )
    expect(answer.json().error.fields.deadline).toBe('Этот день уже прошёл')
    expect(await site.stored()).toEqual(NOTHING)
  })

  test.each([
    ['to six agencies', { agencies: '1,2,3,4,5,6' }, 'Не больше 5\u00a0агентств'],
    ['to an unknown agency', { agencies: '999999999' }, 'Одного из агентств больше нет в каталоге'],
    ['to an id out of range', { agencies: '99999999999' }, 'Одного из агентств больше нет в каталоге'],
    ['about an unknown CMS', { system: 'no-such-system' }, 'Такой системы нет'],
  ])('%s is refused with an explanation', async (_, changes, reason) => {
    const answer = await site.send(changes)
    expect(answer.statusCode).toBe(422)
    expect(Object.values(answer.json().error.fields).join()).toContain(reason)
  })

  test('to an agency that accepts no tenders is refused, naming the agency', async () => {
    const { id = 0, name = '' } = site.agencies[1] ?? {}
    const accept = (accepts_requests: boolean) =>
      site.db.updateTable('agency').set({ accepts_requests }).where('id', '=', id).execute()
    await accept(false)
    const answer = await site.send()
    await accept(true)
    expect(answer.json().error.fields.agencies).toContain(inGuillemets(name))
    expect(await site.stored()).toEqual(NOTHING)
  })

  test.each([
    ['name', `Анна\r\nBcc: ${INTRUDER}`],
    ['company', `Ветер\u2028Bcc: ${INTRUDER}\u0007`],
    ['email', `anna@vetrova.example\r\nBcc: ${INTRUDER}`],
    ['email', `anna@vetrova.example, ${INTRUDER}`],
    ['text', `Нужен сайт для мастерской\r\n.\r\nRCPT TO:<${INTRUDER}>`],
  ])('never gets an extra recipient through its %s: %j', async (field, value) => {
    await site.send({ [field]: value })
    const [first] = await site.emails()
    if (first) await site.call('tender-confirm', { key: keyIn(first.body, 'confirm') })
    const allowed = [TENDER.email, ...site.agencies.map(({ email }) => email)]
    for (const { recipient, reply_to, subject } of await site.emails()) {
      expect(allowed).toContain(recipient)
      expect([null, TENDER.email]).toContain(reply_to)
      expect(subject).not.toMatch(/\p{Cc}|\p{Zl}/u)
    }
  })
})

describe('a confirmation', () => {
  test('sends the tender: a separate email to each agency and a status link to the sender', async () => {
    const key = await site.sentTender()
    expect((await site.emails()).map(({ recipient }) => recipient)).toEqual([TENDER.email])
    const answer = await site.call('tender-confirm', { key })
    expect(answer.json()).toEqual({ recipients: 3, status_path: `/tender/status/${key}/` })
    const [, ...afterConfirming] = await site.emails()
    const toAgencies = afterConfirming.filter(({ kind }) => kind === 'tender-request')
    expect(toAgencies.map(({ recipient }) => recipient).toSorted()).toEqual(
      site.agencies.map(({ email }) => email).toSorted(),
    )
    expect(new Set(toAgencies.map(({ body }) => keyIn(body, 'answer'))).size).toBe(3)
    for (const { body, reply_to } of toAgencies) {
      expect(reply_to).toBe(TENDER.email)
      expect(body).toContain('> Нужен сайт для мастерской.\n> Каталог на триста позиций и оплата')
      expect(body).toMatch(/до 1\s200\s000\s₽/)
      expect(body).not.toContain(key)
    }
    const toSender = afterConfirming.filter(({ kind }) => kind === 'tender-sent')
    expect(toSender.map(({ recipient, body }) => [recipient, keyIn(body, 'status')])).toEqual([[TENDER.email, key]])
    expect(await site.events()).toEqual(['created', 'confirmed', 'sent', 'sent', 'sent'])
  })

  test('names the kind of work and the city in every email and on both pages', async () => {
    const { key, keys } = await site.confirmedTender({ work: 'shop', city: 'kazan' })
    const emails = await site.emails()
    for (const { body } of emails) expect(body).toContain('Интернет-магазин в Казани')
    expect(emails.find(({ kind }) => kind === 'tender-request')?.subject).toContain('Интернет-магазин в Казани')
    expect(await site.query('tender-status', key)).toMatchObject({ service: 'Интернет-магазин в Казани' })
    const [agencyKey = ''] = keys.values()
    expect(await site.query('tender-request', agencyKey)).toMatchObject({ service: 'Интернет-магазин в Казани' })
  })

  test('names the service when the sender changed it to another than that of the kind', async () => {
    const key = await site.sentTender({ service: 'seo-context', work: 'shop' })
    expect(await site.query('tender-status', key)).toMatchObject({ service: 'SEO и контекстная реклама' })
  })

  test('given several times at once sends one set of emails', async () => {
    const key = await site.sentTender()
    const answers = await Promise.all([1, 2, 3].map(() => site.call('tender-confirm', { key })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const kinds = (await site.emails()).map(({ kind }) => kind).toSorted()
    const toSender = ['tender-confirm', 'tender-reminder', 'tender-reminder', 'tender-sent']
    expect(kinds).toEqual([...toSender, 'tender-request', 'tender-request', 'tender-request'].toSorted())
  })

  test('schedules two reminders to report the outcome, cancelled once it is reported', async () => {
    const { key } = await site.confirmedTender()
    const reminders = async () => (await site.emails()).filter(({ kind }) => kind === 'tender-reminder')
    const days = (await reminders()).map(({ next_try_at }) => (next_try_at.getTime() - Date.now()) / 86_400_000)
    expect(days.map(Math.round)).toEqual([14, 45])
    for (const { recipient, body } of await reminders()) {
      expect([recipient, keyIn(body, 'status')]).toEqual([TENDER.email, key])
    }
    const other = await site.confirmedTender({ email: 'gleb@vetrova.example' })
    await site.call('tender-outcome', { key, outcome: 'postponed' })
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(Array(2).fill('gleb@vetrova.example'))
    await site.call('tender-outcome', { key: other.key, outcome: 'recipient' })
    expect(await reminders()).toEqual([])
  })

  test('sends nothing when an email to one agency cannot be queued', async () => {
    const key = await site.sentTender()
    const { email = '' } = site.agencies[2] ?? {}
    await sql`alter table mail add constraint no_emails check (recipient <> ${sql.lit(email)})`.execute(site.db)
    const answer = await site.call('tender-confirm', { key })
    await sql`alter table mail drop constraint no_emails`.execute(site.db)
    expect(answer.statusCode).toBe(500)
    expect(await site.emails()).toHaveLength(1)
    expect(await site.query('tender-status', key)).toMatchObject({ is_confirmed: false })
    expect((await site.call('tender-confirm', { key })).statusCode).toBe(200)
  })

  test('expires after seven days, and the tender is deleted after two weeks', async () => {
    const key = await site.sentTender()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await site.db
      .updateTable('tender')
      .set({ created_at: daysAgo(7.1) })
      .execute()
    const expired = await site.call('tender-confirm', { key })
    expect([expired.statusCode, expired.json().error.message]).toEqual([422, expect.stringContaining('устарела')])
    expect(await site.query('tender-status', key)).toMatchObject({ is_confirmed: false, is_expired: true })
    expect(await site.emails()).toHaveLength(1)
    await site.db
      .updateTable('tender')
      .set({ created_at: daysAgo(15) })
      .execute()
    await jobs.find(({ name }) => name === 'forget-old-traces')?.run(site.context)
    expect((await site.stored()).tenders).toEqual([])
  })

  test('of a tender closed by its sender sends nothing', async () => {
    const key = await site.sentTender()
    await site.call('tender-outcome', { key, outcome: 'dropped' })
    const answer = await site.call('tender-confirm', { key })
    expect([answer.statusCode, answer.json().error.message]).toEqual([422, expect.stringContaining('закрыли')])
    expect(await site.emails()).toHaveLength(1)
  })

  test('with an unknown key is a 404', async () => {
    const { keys } = await site.confirmedTender()
    const [agencyKey = ''] = keys.values()
    for (const key of ['0'.repeat(32), 'x', agencyKey]) {
      expect((await site.call('tender-confirm', { key })).statusCode).toBe(404)
      expect((await site.app.inject({ url: `/api/tender-status?key=${key}` })).statusCode).toBe(404)
    }
  })
})
