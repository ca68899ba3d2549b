import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { contract } from '#contract/index.ts'
import { makeApp } from '#server/app.ts'
import { formPost } from '#tests/support/calls/feedback.ts'
import { NO_LIMITS } from '#tests/support/site/no-limits.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const MESSAGE = {
  name: 'Анна Ветрова',
  email: 'anna@mail.ru',
  message: 'В рейтинге ошибка',
  consent: true,
  spent: 9000,
}

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({ isStrict: true })
})
afterAll(() => site.close())
afterEach(async () => {
  for (const table of ['form_count', 'feedback', 'consent', 'mail'] as const) await db().deleteFrom(table).execute()
})

const db = () => site.context.database.kysely

/** Another process on the same database, with its own in-memory counters. */
async function anotherProcess() {
  const { context, renderer } = site
  const assetsOf = () => ({ scripts: [], styles: [], preloads: [] }) as never
  return makeApp({ context, renderer, assetsOf, clientDir: null, limits: { ...NO_LIMITS, isStrict: true } })
}

const post = (app: TestApp['app'], changes: object = {}, remoteAddress = '203.0.113.50') =>
  app.inject({ method: 'POST', url: '/api/send-feedback', payload: { ...MESSAGE, ...changes }, remoteAddress })

const stored = async () => (await db().selectFrom('feedback').select('id').execute()).length

test('every public form takes consent and is therefore counted', () => {
  const forms = Object.entries(contract as unknown as Record<string, Call>)
    .filter(([, { kind, takesConsent }]) => kind === 'command' && takesConsent)
    .map(([name]) => name)
  expect(forms).toEqual(
    expect.arrayContaining(['agency-page-send-feedback', 'send-feedback', '/v2/forms/registration', 'tenderline-form']),
  )
})

test('a script that posts fifty times is stopped after ten', async () => {
  const statuses: number[] = []
  for (let sent = 0; sent < 50; sent += 1) statuses.push((await post(site.app)).statusCode)
  expect(statuses.filter(status => status === 200)).toHaveLength(10)
  expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
  expect(await stored()).toBe(10)
})

describe('the hourly limit', () => {
  test('is twenty forms per address, across processes', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      const app = await anotherProcess()
      for (let sent = 0; sent < 10; sent += 1) statuses.push((await post(app, {}, '203.0.113.51')).statusCode)
      await app.close()
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)])
    const app = await anotherProcess()
    const refused = await post(app, {}, '203.0.113.51')
    expect(refused.json().error).toMatchObject({ code: 'too-many-requests' })
    expect(refused.json().error.message).toMatch(/слишком много форм\. Отправьте эту через \d+ минут[уы]?$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await post(app, {}, '203.0.113.52')).statusCode).toBe(200)
    await app.close()
    expect(await stored()).toBe(21)
  })

  test('is thirty forms per company mail domain, and does not apply to public mail providers', async () => {
    const address = (nth: number) => `198.51.${nth}.1`
    const sendFrom = async (email: string, times: number) => {
      const answers = []
      for (let nth = 0; nth < times; nth += 1) answers.push(await post(site.app, { email }, address(nth)))
      return answers.filter(({ statusCode }) => statusCode === 200).length
    }
    expect(await sendFrom('robot@spam.example', 33)).toBe(30)
    expect((await post(site.app, { email: 'other@mail.spam.example' }, '203.0.113.60')).statusCode).toBe(429)
    expect(await sendFrom('anna@mail.ru', 33)).toBe(33)
  })

  test('does not count rejected forms, which have a limit of their own: sixty tries per address', async () => {
    const app = await anotherProcess()
    const rejected = async (address: string) => (await post(app, { email: 'anna@' }, address)).statusCode
    for (let nth = 0; nth < 7; nth += 1) expect(await rejected('203.0.113.61')).toBe(422)
    const counts = await db().selectFrom('form_count').select(['sender', 'hits']).execute()
    for (const { sender, hits } of counts) expect([sender, hits]).toEqual([sender, sender.startsWith('tries-') ? 7 : 0])
    await db().updateTable('form_count').set({ hits: 60 }).where('sender', 'like', 'tries-of-address:%').execute()
    expect(await rejected('203.0.113.61')).toBe(429)
    expect(await rejected('203.0.113.62')).toBe(422)
    await app.close()
  })

  test('is thirty forms to mailboxes of a public provider per network', async () => {
    const app = await anotherProcess()
    const statuses: number[] = []
    for (let nth = 0; nth < 32; nth += 1) {
      statuses.push((await post(app, { email: `a${nth}@mail.ru` }, `203.0.114.${nth}`)).statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
    expect((await post(app, { email: 'a@gmail.com' }, '203.0.114.99')).statusCode).toBe(200)
    await app.close()
  })

  test('never deadlocks: accepted and rejected forms of one company and network count in one order', async () => {
    const app = await anotherProcess()
    const sendTen = (round: number) =>
      Promise.all(
        Array.from({ length: 10 }, (_, nth) => {
          const changes = { email: 'a@crowd.example', spent: nth < 2 ? 9000 : 3 }
          return post(app, changes, `198.51.100.${10 * round + nth}`)
        }),
      )
    const statuses: number[] = []
    for (let round = 0; round < 12; round += 1) statuses.push(...(await sendTen(round)).map(one => one.statusCode))
    expect(statuses.filter(status => status === 200)).toHaveLength(24)
    expect(statuses.filter(status => status === 422)).toHaveLength(96)
    await app.close()
  })

  test('is exact under concurrent posts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => post(site.app, { email: 'a@crowd.example' }, `192.0.${nth}.1`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30)
    expect(await stored()).toBe(30)
  })
})

describe('commands by private link', () => {
  const KEY = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
  const end = (app: TestApp['app'], key: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/tender-read', payload: { key }, remoteAddress })

  test('are taken thirty times an hour per key, across processes and addresses', async () => {
    const statuses: number[] = []
    const other = await anotherProcess()
    for (let nth = 0; nth < 32; nth += 1) {
      const { statusCode } = await end(nth % 2 === 0 ? site.app : other, KEY, `192.0.${nth}.1`)
      statuses.push(statusCode)
    }
    await other.close()
    expect(statuses).toEqual([...Array(30).fill(404), 429, 429])
    expect((await end(site.app, KEY.replace('0', '1'), '192.0.200.1')).statusCode).toBe(404)
    const counted = await db().selectFrom('form_count').select('sender').execute()
    expect(JSON.stringify(counted)).not.toContain(KEY)
  })

  test('are taken a hundred and twenty times an hour per address, whatever the keys', async () => {
    const hour = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000)
    await end(site.app, KEY, '203.0.113.80')
    const mine = await db().selectFrom('form_count').selectAll().where('sender', 'like', 'keyed-address:%').execute()
    expect(mine).toMatchObject([{ hits: 1 }])
    await db()
      .updateTable('form_count')
      .set({ hits: 120, hour })
      .where('sender', '=', mine[0]?.sender ?? '')
      .execute()
    expect((await end(site.app, KEY.replace('0', '2'), '203.0.113.80')).statusCode).toBe(429)
    expect((await end(site.app, KEY.replace('0', '2'), '203.0.113.81')).statusCode).toBe(404)
  })
})

describe('a mailbox that got five emails in an hour', () => {
  const subscribe = (email: string, nth: number) =>
    site.app.inject({
      method: 'POST',
      url: '/v2/digitalStats/subscribe',
      payload: {
        email,
        tab: ['prices', 'demand', 'reviews', 'market', 'platforms', 'competition'][nth],
        consent: true,
      },
      remoteAddress: `192.0.${nth}.2`,
    })
  beforeAll(() => {
    site.context.mail.perHour = 5
  })
  afterAll(() => {
    site.context.mail.perHour = 1_000_000
  })
  afterEach(() => db().deleteFrom('subscription').execute())

  test('refuses forms that would send it one more, from any network, and stores nothing of them', async () => {
    const statuses: number[] = []
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await subscribe('victim@mail.ru', nth)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const toAgency = await site.app.inject({
      method: 'POST',
      url: '/api/advertising-send-statistics',
      payload: { email: 'VICTIM@mail.ru', consent: true, spent: 9000 },
      remoteAddress: '192.0.99.1',
    })
    expect(toAgency.statusCode).toBe(429)
    expect(toAgency.json().error.message).toContain('На эту почту за последний час')
    expect(await db().selectFrom('subscription').select('id').execute()).toHaveLength(5)
    expect((await subscribe('other@mail.ru', 0)).statusCode).toBe(200)
  })

  test('is one mailbox under all its addresses', async () => {
    const addresses = [
      'a.nna@gmail.com',
      'anna+1@gmail.com',
      'an.na@googlemail.com',
      'anna@gmail.com',
      'ann.a+x@gmail.com',
    ]
    const statuses: number[] = []
    for (const [nth, email] of [...addresses, 'anna+6@gmail.com'].entries()) {
      statuses.push((await subscribe(email, nth)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('is refused exactly under concurrent posts', async () => {
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(nth => subscribe('crowd@mail.ru', nth)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('of the editors is not filled for days: their queue has the messages', async () => {
    const dropped = async () => (await site.context.metrics.droppedEmails.get()).values[0]?.value ?? 0
    const before = await dropped()
    const waiting = { kind: 'feedback-to-editors', recipient: 'hello@merilo.example', subject: 'Тема', body: 'Текст' }
    await db()
      .insertInto('mail')
      .values(Array.from({ length: 50 }, () => waiting))
      .execute()
    expect((await post(site.app, {}, '203.0.113.90')).statusCode).toBe(200)
    expect(await stored()).toBe(1)
    expect(await db().selectFrom('mail').select('id').execute()).toHaveLength(50)
    expect(await dropped()).toBe(before + 1)
  })
})

test('forms that wait for each other leave connections to readers', async () => {
  const { pool } = site.context.database
  const holder = await pool.connect()
  const lock = `hashtextextended('mail-to victim@mail.ru', 0)`
  await holder.query(`select pg_advisory_lock(${lock})`)
  const app = await anotherProcess()
  try {
    const sent = Array.from({ length: 30 }, (_, nth) =>
      app.inject({
        method: 'POST',
        url: '/v2/digitalStats/subscribe',
        payload: { email: `victim+${nth}@mail.ru`, tab: 'prices', consent: true },
        remoteAddress: `192.0.${nth}.3`,
      }),
    )
    const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBeGreaterThan(0)
    expect((await site.app.inject({ url: '/search/?q=readers' })).statusCode).toBe(200)
    expect((await holder.query(waiting)).rowCount).toBeLessThan(5)
    await holder.query(`select pg_advisory_unlock(${lock})`)
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
  } finally {
    holder.release()
    await app.close()
    await db().deleteFrom('subscription').execute()
  }
})

test('without JavaScript the refused page keeps what was typed', async () => {
  const { spent: _, ...fields } = { call: 'send-feedback', ...MESSAGE }
  const submit = () => site.app.inject({ ...formPost('/contacts/', fields), remoteAddress: '203.0.113.70' })
  for (let sent = 0; sent < 10; sent += 1) expect((await submit()).statusCode).toBe(303)
  const refused = await submit()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBeDefined()
  expect(refused.body).toContain('value="Анна Ветрова"')
  expect(refused.body).toContain('В рейтинге ошибка</textarea>')
  expect(refused.body).toContain('Слишком много запросов')
})
