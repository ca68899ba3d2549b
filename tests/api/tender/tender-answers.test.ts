import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TENDER } from '#tests/support/calls/tender-keys.ts'
import { openTenderSite, type TenderSite } from '#tests/support/calls/tender-site.ts'

let site: TenderSite

beforeAll(async () => {
  site = await openTenderSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

describe('an agency', () => {
  const statuses = async (key: string) =>
    (await site.query('tender-status', key)).recipients.map(
      ({ name, status_title, answer }: Record<string, string>) => ({
        ...{ name, status_title, answer },
      }),
    )
  const statusOf = async (key: string, agency: { name: string } | undefined) =>
    (await statuses(key)).find(({ name }: { name: string }) => name === agency?.name)

  test('reads and answers once, and the sender gets the answer by email and on their page', async () => {
    const { key, keys } = await site.confirmedTender()
    const [first, second] = site.agencies
    const agencyKey = keys.get(first?.email ?? '') ?? ''
    expect(await site.query('tender-request', agencyKey)).toMatchObject({
      ...{ name: TENDER.name, company: TENDER.company, email: TENDER.email, phone: '+74950001234', status: 'sent' },
      agency: { name: first?.name },
    })
    expect(await statusOf(key, first)).toMatchObject({ status_title: 'отправлено' })

    await site.call('tender-read', { key: agencyKey })
    await site.call('tender-read', { key: agencyKey })
    expect(await statusOf(key, first)).toMatchObject({ status_title: 'прочитано' })

    const text = 'Сделаем за два месяца.\nСмета во вложении не нужна'
    expect((await site.call('tender-answer', { key: agencyKey, decision: 'answer', text })).json()).toEqual({
      success: true,
    })
    expect(await statusOf(key, first)).toEqual({ name: first?.name, status_title: 'ответили', answer: text })
    expect(await statusOf(key, second)).toMatchObject({ status_title: 'отправлено', answer: null })
    const [email] = (await site.emails()).slice(-1)
    expect(email).toMatchObject({ kind: 'tender-answer', recipient: TENDER.email, reply_to: first?.email })
    expect(email?.body).toContain('> Сделаем за два месяца.\n> Смета')

    const again = await site.call('tender-answer', { key: agencyKey, decision: 'refuse', text: '' })
    expect([again.statusCode, again.json().error.message]).toEqual([422, expect.stringContaining('уже ответили')])
    await site.call('tender-read', { key: agencyKey })
    expect(await statusOf(key, first)).toMatchObject({ status_title: 'ответили' })
    expect((await site.events()).slice(5)).toEqual(['read', 'answered'])
  })

  test('may decline without a comment but not answer without one', async () => {
    const { key, keys } = await site.confirmedTender()
    const agencyKey = keys.get(site.agencies[0]?.email ?? '') ?? ''
    const blank = await site.call('tender-answer', { key: agencyKey, decision: 'answer', text: ' ' })
    expect(blank.json().error.fields).toEqual({ text: 'Поле обязательно' })
    const invalid = await site.call('tender-answer', {
      key: agencyKey,
      decision: 'maybe',
      text: 'Посмотрим, что получится',
    })
    expect(Object.keys(invalid.json().error.fields)).toEqual(['decision'])
    expect((await site.call('tender-answer', { key: agencyKey, decision: 'refuse', text: '' })).statusCode).toBe(200)
    expect(await statusOf(key, site.agencies[0])).toMatchObject({ status_title: 'отказались', answer: null })
    expect((await site.emails()).at(-1)?.body).toContain('Причину агентство не назвало')
  })

  test('has its answer stored only together with the email to the sender', async () => {
    const { key, keys } = await site.confirmedTender()
    const agencyKey = keys.get(site.agencies[0]?.email ?? '') ?? ''
    await sql`alter table mail add constraint no_emails check (kind <> 'tender-answer')`.execute(site.db)
    const answer = await site.call('tender-answer', { key: agencyKey, decision: 'refuse', text: '' })
    await sql`alter table mail drop constraint no_emails`.execute(site.db)
    expect(answer.statusCode).toBe(500)
    expect(await statusOf(key, site.agencies[0])).toMatchObject({ status_title: 'отправлено' })
  })

  test('sees that the sender has closed the tender', async () => {
    const { key, keys } = await site.confirmedTender()
    const [agencyKey = ''] = keys.values()
    const outcome = { key, outcome: 'recipient', comment: 'Спасибо' }
    expect((await site.call('tender-outcome', outcome)).json()).toEqual({ success: true })
    expect(await site.query('tender-status', key)).toMatchObject({ outcome_title: 'Выбрали агентство из этой заявки' })
    expect(await site.query('tender-request', agencyKey)).toMatchObject({ is_closed: true })
    const late = await site.call('tender-answer', {
      key: agencyKey,
      decision: 'answer',
      text: 'Мы готовы начать завтра',
    })
    expect([late.statusCode, late.json().error.message]).toEqual([422, expect.stringContaining('закрыл')])
  })

  test('sees neither the comment on the outcome nor the other recipients', async () => {
    const { key, keys } = await site.confirmedTender()
    await site.call('tender-outcome', { key, outcome: 'other', comment: 'Тайный комментарий' })
    const { email = '', name = '' } = site.agencies[0] ?? {}
    const page = await site.app.inject({ url: `/tender/answer/${keys.get(email)}/` })
    expect(page.body).toContain(name)
    expect(page.body).not.toContain('Тайный комментарий')
    for (const other of site.agencies.slice(1)) expect(page.body).not.toContain(other.name)
  })
})

test('events of a tender are immutable', async () => {
  await site.sentTender()
  await expect(site.db.updateTable('tender_event').set({ kind: 'answered' }).execute()).rejects.toThrow()
})

describe('private pages', () => {
  test('are never cached, indexed or sent as a referrer', async () => {
    const { key, keys } = await site.confirmedTender()
    const [agencyKey = ''] = keys.values()
    for (const path of [`/tender/confirm/${key}/`, `/tender/status/${key}/`, `/tender/answer/${agencyKey}/`]) {
      const answer = await site.page(path)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(answer.body).toContain('Нужен сайт для мастерской')
      expect(answer.body).not.toContain('rel="canonical"')
    }
    const { headers } = await site.page(`/api/tender-request?key=${agencyKey}`)
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each(['confirm', 'status', 'answer'])('%s with an unknown key says so and links to a new tender', async name => {
    const answer = await site.page(`/tender/${name}/${'0'.repeat(32)}/`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('Ссылка недействительна')
    expect(answer.body).toContain('href="/tender/"')
  })

  test('have no side effects when a mail scanner opens them', async () => {
    const key = await site.sentTender()
    await site.page(`/tender/confirm/${key}/`)
    expect(await site.emails()).toHaveLength(1)
    const { key: other, keys } = await site.confirmedTender()
    for (const agencyKey of keys.values()) await site.page(`/tender/answer/${agencyKey}/`)
    const { recipients } = await site.query('tender-status', other)
    expect(recipients.map(({ status }: { status: string }) => status)).toEqual(['sent', 'sent', 'sent'])
  })
})
