import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/jobs/jobs.ts'
import { keyIn, openSubscriptionSite, READER, type SubscriptionSite } from '#tests/support/calls/subscription-site.ts'

const DAY = 24 * 60

let site: SubscriptionSite

beforeAll(async () => {
  site = await openSubscriptionSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

const kinds = async () => (await site.emails()).map(({ kind }) => kind)

describe('a request', () => {
  test('is stored with its consent and a confirmation email, and sends nothing else', async () => {
    const answer = await site.subscribe()
    expect(answer.json()).toEqual({ success: true })
    const [subscription, ...others] = await site.stored()
    expect(others).toEqual([])
    expect(subscription).toMatchObject({ email: READER, topic: 'stats:prices', confirmed_at: null, ended_at: null })
    const consents = await site.db.selectFrom('consent').selectAll().execute()
    expect(consents).toMatchObject([
      { kind: 'newsletter', text_version: '2026-2', subject: `subscription:${subscription?.id}` },
    ])
    expect(await site.emails()).toMatchObject([{ kind: 'subscription-confirm', recipient: READER, reply_to: null }])
  })

  test.each([
    ['an invalid address', { email: 'anna@' }, { email: 'Проверьте адрес почты' }],
    ['an unknown tab', { tab: 'cooking' }, { tab: 'Выберите один из вариантов' }],
    ['no consent', { consent: false }, { consent: expect.stringContaining('Без согласия') }],
  ])('with %s is refused and stores nothing', async (_, changes, fields) => {
    const payload = { email: READER, tab: 'prices', consent: true, ...changes }
    const answer = await site.call('/v2/digitalStats/subscribe', payload)
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields])
    expect([await site.stored(), await site.emails()]).toEqual([[], []])
  })

  test('is not stored when its email cannot be queued', async () => {
    await sql`alter table mail add constraint no_emails check (kind <> 'subscription-confirm')`.execute(site.db)
    const answer = await site.subscribe()
    await sql`alter table mail drop constraint no_emails`.execute(site.db)
    expect(answer.statusCode).toBe(500)
    expect(await site.stored()).toEqual([])
  })

  test('repeated at once sends one email; later it sends the same link again', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => site.subscribe()))
    expect(answers.map(answer => answer.json())).toEqual(Array(3).fill({ success: true }))
    expect(await kinds()).toEqual(['subscription-confirm'])
    await site.age(11)
    // Mailboxes ignore case, so the address is the same.
    await site.subscribe(READER.toUpperCase())
    const [first, second] = await site.emails()
    expect(keyIn(second?.body ?? '', 'confirm')).toBe(keyIn(first?.body ?? '', 'confirm'))
    expect(await site.stored()).toHaveLength(1)
  })

  test('gets the same answer whether the address is new, waiting, subscribed or has left', async () => {
    const fresh = await site.subscribe()
    const waiting = await site.subscribe()
    const key = keyIn((await site.emails())[0]?.body ?? '', 'confirm')
    await site.confirm(key)
    await site.age(11)
    const subscribed = await site.subscribe()
    await site.end(key)
    const left = await site.subscribe()
    const seen = [fresh, waiting, subscribed, left].map(({ statusCode, body }) => [statusCode, body])
    expect(seen).toEqual(Array(4).fill([200, '{"success":true}']))
  })

  test('for a subscribed address notifies only its owner, and the subscription continues', async () => {
    const key = await site.active()
    await site.age(11)
    await site.subscribe()
    expect(await kinds()).toEqual(['subscription-confirm', 'subscription-known'])
    expect(await site.state(key)).toBe('active')
  })

  test('for another tab is a subscription of its own', async () => {
    const prices = await site.active(READER, 'prices')
    const demand = await site.active(READER, 'demand')
    expect(demand).not.toBe(prices)
    await site.end(demand)
    expect([await site.state(prices), await site.state(demand)]).toEqual(['active', 'ended'])
  })
})

describe('a confirmation', () => {
  test('starts the subscription, and repeating it changes nothing', async () => {
    const key = await site.requested()
    expect(await site.state(key)).toBe('waiting')
    const answers = await Promise.all([1, 2].map(() => site.confirm(key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await site.state(key)).toBe('active')
  })

  test('does not come from opening the link, only from its button', async () => {
    const key = await site.requested()
    const page = await site.app.inject({ url: `/subscription/confirm/${key}/` })
    expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      ...[200, 'no-store', 'noindex'],
    ])
    expect(await site.state(key)).toBe('waiting')
  })

  test('expires after seven days, and the address is deleted after two weeks', async () => {
    const key = await site.requested()
    await site.age(7.1 * DAY)
    const answer = await site.confirm(key)
    expect([answer.statusCode, answer.json().error.message]).toEqual([422, expect.stringContaining('устарела')])
    expect(await site.state(key)).toBe('expired')
    await site.age(15 * DAY)
    await jobs.find(({ name }) => name === 'forget-old-traces')?.run(site.context)
    expect(await site.stored()).toEqual([])
  })

  test('that never comes after a second request leaves the old unsubscribe link working', async () => {
    const key = await site.active()
    await site.end(key)
    await site.subscribe()
    expect(await site.state(key)).toBe('waiting')
    await site.age(15 * DAY)
    await jobs.find(({ name }) => name === 'forget-old-traces')?.run(site.context)
    expect(await site.state(key)).toBe('ended')
    expect(await site.stored()).toMatchObject([{ email: null }])
  })

  test('after leaving needs a new request', async () => {
    const key = await site.active()
    await site.end(key)
    const answer = await site.confirm(key)
    expect([answer.statusCode, answer.json().error.message]).toEqual([422, expect.stringContaining('отписались')])
    await site.subscribe()
    expect((await site.confirm(key)).statusCode).toBe(200)
    expect(await site.state(key)).toBe('active')
  })
})
