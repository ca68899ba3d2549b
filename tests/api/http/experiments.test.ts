import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { moscowDay } from '#domain/time/dates.ts'
import { writeCounts } from '#server/counter/write-counts.ts'
import { USER_AGENT } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

const OPTION = 'Получить предложения'
const CONTROL = 'Отправить заявку'
const SHARE = 30

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const cookieOf = (bucket: number) => `abTest=${encodeURIComponent(JSON.stringify({ bucket }))}`

async function get(path: string, cookie?: string) {
  const headers = { 'user-agent': USER_AGENT.desktop, ...(cookie ? { cookie } : {}) }
  const answer = await fetch(site.url + path, { headers })
  const html = await answer.text()
  return {
    html,
    etag: answer.headers.get('etag'),
    vary: answer.headers.get('vary'),
    caching: answer.headers.get('cache-control'),
    setCookie: answer.headers.get('set-cookie'),
    isHit: answer.headers.get('server-timing')?.includes('desc=hit') ?? false,
  }
}

/** The site learns of a command a moment after it. */
const until = (isRunning: boolean) =>
  vi.waitFor(async () => expect((await get('/')).html.includes('"experiment":{')).toBe(isRunning), { timeout: 120_000 })

async function start(): Promise<number> {
  const said = await site.ops('experiment', 'start', 'tender-button', '--share', String(SHARE))
  await until(true)
  return Number(/№ (\d+)/.exec(said)?.[1])
}

async function stop() {
  await site.ops('experiment', 'stop')
  await until(false)
}

test('without an experiment there is no trace of one: no cookie, no markup, the same cache', async () => {
  const page = await get('/')
  expect(page.html).toContain(CONTROL)
  expect(page.html).not.toMatch(/abOption|"analytics"|experiment/)
  expect(page.setCookie).toBeNull()
  expect(page.caching).toContain('public')
  expect(page.vary).toBe('Accept-Encoding, User-Agent')
})

describe('while one is running', () => {
  beforeAll(async () => void (await start()))
  afterAll(stop)

  test('a share of buckets gets the option, the others and visitors without a bucket the control', async () => {
    const option = await get('/', cookieOf(SHARE - 1))
    expect(option.html).toContain(OPTION)
    expect(option.html).toContain('"abOption":"offers"')
    for (const cookie of [undefined, cookieOf(SHARE), 'abTest=nonsense', cookieOf(-1)]) {
      const control = await get('/', cookie)
      expect(control.html).toContain(CONTROL)
      expect(control.html).not.toContain('abOption')
    }
  })

  test('each option is rendered once and cached, and the control as for visitors without a bucket', async () => {
    const [plain, first] = [await get('/'), await get('/', cookieOf(1))]
    const [control, second] = [await get('/', cookieOf(80)), await get('/', cookieOf(2))]
    expect([control.isHit, second.isHit]).toEqual([true, true])
    expect(control.etag).toBe(plain.etag)
    expect(second.etag).toBe(first.etag)
    expect(first.etag).not.toBe(plain.etag)
  })

  test('foreign caches may not share the page that reads it, from our cache or not', async () => {
    for (const cookie of [undefined, cookieOf(3), cookieOf(3)]) {
      const page = await get('/', cookie)
      expect(page.caching).toBe('private, no-cache')
      expect(page.vary).toBe('Accept-Encoding, User-Agent, Cookie')
    }
  })

  test('other pages do not depend on it', async () => {
    const plain = await get('/digital-agencies/')
    const bucketed = await get('/digital-agencies/', cookieOf(1))
    expect(bucketed.isHit).toBe(true)
    expect(bucketed.etag).toBe(plain.etag)
    expect(bucketed.caching).toContain('public')
    expect(bucketed.setCookie).toBeNull()
  })
})

test('after the end a bucket is removed by zero expiry, and everybody sees the control', async () => {
  await start()
  expect((await get('/', cookieOf(1))).html).toContain(OPTION)
  await stop()
  for (const path of ['/', '/digital-agencies/', '/']) {
    const page = await get(path, cookieOf(1))
    expect(page.html).not.toContain(OPTION)
    expect(page.setCookie).toBe('abTest=null; path=/; max-age=0; samesite=lax')
    expect(page.caching).toBe('private, no-cache')
    expect((await get(path)).setCookie).toBeNull()
  }
})

describe('goals of an experiment', () => {
  const today = () => moscowDay(new Date())
  let batches = 0
  const send = (...subjects: string[]) => {
    batches += 1
    const events = subjects.map(subject => ({ kind: 'experiment', subject, path: '/' }))
    return fetch(`${site.url}/api/count-events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT.desktop },
      body: JSON.stringify({ id: `batch-${batches}`, events }),
    })
  }
  async function counted(): Promise<Record<string, number>> {
    await writeCounts(site.context)
    const { rows } = await site.context.database.pool.query(
      `select subject, hits from tally where kind = 'experiment' and day = $1`,
      [today()],
    )
    return Object.fromEntries(rows.map(({ subject, hits }) => [subject, hits]))
  }

  test('are counted by run, option and goal while it runs, and shown by the command', async () => {
    const id = await start()
    expect((await send(`${id}/control/exposed`, `${id}/offers/exposed`, `${id}/offers/tender-open`)).status).toBe(204)
    // Another option, another run.
    expect((await send(`${id}/other/exposed`, `${id + 1}/control/exposed`)).status).toBe(204)
    expect(await counted()).toEqual({
      [`${id}/control/exposed`]: 1,
      [`${id}/offers/exposed`]: 1,
      [`${id}/offers/tender-open`]: 1,
    })
    expect(await site.ops('experiment', 'show')).toMatch(/tender-open +0 \(0 %\) +1 \(100 %\) +данных мало/)
    await stop()
    const before = await counted()
    expect((await send(`${id}/offers/tender-send`)).status).toBe(204)
    expect(await counted()).toEqual(before)
  })

  test.each(['', 'x', '1/control', '1/control/no-such-goal', '1/control/tender-open/more', '-1/control/exposed'])(
    '%j is refused',
    async subject => {
      expect((await send(subject)).status).toBe(422)
    },
  )
})
