import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TENDER } from '#tests/support/calls/tender-keys.ts'
import { openTenderSite, type TenderSite } from '#tests/support/calls/tender-site.ts'

let site: TenderSite

beforeAll(async () => {
  site = await openTenderSite()
})
afterAll(() => site.close())
afterEach(() => site.forget())

describe('an agency', () => {
  const statuses = async (key: string) =>
    (await site.ask('tender-status', key)).recipients.map(({ name, status_title, answer }: Record<string, string>) => ({
      ...{ name, status_title, answer },
    }))
  const statusOf = async (key: string, agency: { name: string } | undefined) =>
    (await statuses(key)).find(({ name }: { name: string }) => name === agency?.name)

  test('reads, answers once, and the sender gets it by mail and on his page', async () => {
    const { key, keys } = await site.confirmedTender()
    const [first, second] = site.agencies
    const own = keys.get(first?.email ?? '') ?? ''
    expect(await site.ask('tender-request', own)).toMatchObject({
      ...{ name: TENDER.name, company: TENDER.company, email: TENDER.email, phone: '+74950001234', status: 'sent' },
      agency: { name: first?.name },
    })
    expect(await statusOf(key, first)).toMatchObject({ status_title: 'отправлено' })

    await site.call('tender-read', { key: own })
    await site.call('tender-read', { key: own })
    expect(await statusOf(key, first)).toMatchObject({ status_title: 'прочитано' })

    const text = 'Сделаем за два месяца.\nСмета во вложении не нужна'
    expect((await site.call('tender-answer', { key: own, decision: 'answer', text })).json()).toEqual({ success: true })
    expect(await statusOf(key, first)).toEqual({ name: first?.name, status_title: 'ответили', answer: text })
    expect(await statusOf(key, second)).toMatchObject({ status_title: 'отправлено', answer: null })
    const [letter] = (await site.letters()).slice(-1)
    expect(letter).toMatchObject({ kind: 'tender-answer', recipient: TENDER.email, reply_to: first?.email })
    expect(letter?.body).toContain('> Сделаем за два месяца.\n> Смета')

    const again = await site.call('tender-answer', { key: own, decision: 'refuse', text: '' })
    expect([again.statusCode, again.json().error.message]).toEqual([422, expect.stringContaining('уже ответили')])
    await site.call('tender-read', { key: own })
    expect(await statusOf(key, first)).toMatchObject({ status_title: 'ответили' })
    expect((await site.events()).slice(5)).toEqual(['read', 'answered'])
  })

  test('may refuse without a word, not answer without one', async () => {
    const { key, keys } = await site.confirmedTender()
    const own = keys.get(site.agencies[0]?.email ?? '') ?? ''
    const silent = await site.call('tender-answer', { key: own, decision: 'answer', text: ' ' })
    expect(silent.json().error.fields).toEqual({ text: 'Поле обязательно' })
    const odd = await site.call('tender-answer', { key: own, decision: 'maybe', text: 'Посмотрим, что получится' })
    expect(Object.keys(odd.json().error.fields)).toEqual(['decision'])
    expect((await site.call('tender-answer', { key: own, decision: 'refuse', text: '' })).statusCode).toBe(200)
    expect(await statusOf(key, site.agencies[0])).toMatchObject({ status_title: 'отказались', answer: null })
    expect((await site.letters()).at(-1)?.body).toContain('Причину агентство не назвало')
  })

  test('has its answer stored only with the letter that tells of it', async () => {
    const { key, keys } = await site.confirmedTender()
    const own = keys.get(site.agencies[0]?.email ?? '') ?? ''
    await sql`alter table mail add constraint no_letters check (kind <> 'tender-answer')`.execute(site.db)
    const answer = await site.call('tender-answer', { key: own, decision: 'refuse', text: '' })
    await sql`alter table mail drop constraint no_letters`.execute(site.db)
    expect(answer.statusCode).toBe(500)
    expect(await statusOf(key, site.agencies[0])).toMatchObject({ status_title: 'отправлено' })
  })

  test('is told that the sender has closed the request', async () => {
    const { key, keys } = await site.confirmedTender()
    const [own = ''] = keys.values()
    const outcome = { key, outcome: 'recipient', comment: 'Спасибо' }
    expect((await site.call('tender-outcome', outcome)).json()).toEqual({ success: true })
    expect(await site.ask('tender-status', key)).toMatchObject({ outcome_title: 'Выбрали агентство из этой заявки' })
    expect(await site.ask('tender-request', own)).toMatchObject({ is_closed: true })
    const late = await site.call('tender-answer', { key: own, decision: 'answer', text: 'Мы готовы начать завтра' })
    expect([late.statusCode, late.json().error.message]).toEqual([422, expect.stringContaining('закрыл')])
  })

  test('sees neither the comment on the outcome nor who else was asked', async () => {
    const { key, keys } = await site.confirmedTender()
    await site.call('tender-outcome', { key, outcome: 'other', comment: 'Тайный комментарий' })
    const { email = '', name = '' } = site.agencies[0] ?? {}
    const page = await site.app.inject({ url: `/tender/answer/${keys.get(email)}/` })
    expect(page.body).toContain(name)
    expect(page.body).not.toContain('Тайный комментарий')
    for (const other of site.agencies.slice(1)) expect(page.body).not.toContain(other.name)
  })
})

test('events of a request cannot be rewritten', async () => {
  await site.sentTender()
  await expect(site.db.updateTable('tender_event').set({ kind: 'answered' }).execute()).rejects.toThrow()
})

describe('private pages', () => {
  test('are kept by nobody, named to nobody and read only by their key', async () => {
    const { key, keys } = await site.confirmedTender()
    const [own = ''] = keys.values()
    for (const path of [`/tender/confirm/${key}/`, `/tender/status/${key}/`, `/tender/answer/${own}/`]) {
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
    const { headers } = await site.page(`/api/tender-request?key=${own}`)
    expect(headers['cache-control']).toBe('no-store')
  })

  test.each(['confirm', 'status', 'answer'])('%s with a key nobody has says so, with a way out', async name => {
    const answer = await site.page(`/tender/${name}/${'0'.repeat(32)}/`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('Ссылка недействительна')
    expect(answer.body).toContain('href="/tender/"')
  })

  test('opened by a program that looks through mail confirm nothing and read nothing', async () => {
    const key = await site.sentTender()
    await site.page(`/tender/confirm/${key}/`)
    expect(await site.letters()).toHaveLength(1)
    const { key: other, keys } = await site.confirmedTender()
    for (const own of keys.values()) await site.page(`/tender/answer/${own}/`)
    const { recipients } = await site.ask('tender-status', other)
    expect(recipients.map(({ status }: { status: string }) => status)).toEqual(['sent', 'sent', 'sent'])
  })
})
