import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { boundsOfWeek, dueWeek } from '#domain/subscriptions/issue-week.ts'
import { sendIssues } from '#server/operations/subscriptions/send-issues.ts'
import { keyIn, openSubscriptionSite, READER, type SubscriptionSite } from '#tests/support/calls/subscription-site.ts'

const DAY = 86_400_000
const NEXT_WEEK = new Date(Date.now() + 7 * DAY)
const WEEK = boundsOfWeek(dueWeek(NEXT_WEEK))

let site: SubscriptionSite

beforeAll(async () => {
  site = await openSubscriptionSite()
  // Texts that the market has from this week on would be in the issue.
  await site.db.deleteFrom('article').where('published_at', '>=', WEEK.from).execute()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.clear()
  await site.db.deleteFrom('article').where('slug', 'like', 'added-%').execute()
})

const sendAt = (now: Date) => sendIssues({ ...site.context, now: () => now })
const issues = async () => (await site.emails()).filter(({ kind }) => kind === 'issue')
const subscribe = () => site.call('/api/news-subscribe', { email: READER, consent: true, spent: 60_000 })

async function active(): Promise<string> {
  await subscribe()
  const key = keyIn((await site.emails()).at(-1)?.body ?? '', 'confirm')
  await site.confirm(key)
  return key
}

async function publish(kind: string, slug: string, published_at = new Date()): Promise<void> {
  const text = { kind, slug, title: `Текст ${slug}`, lead: `О чём ${slug}`, category: 'market', source: '', tree: '[]' }
  await site.db
    .insertInto('article')
    .values({ ...text, meta: JSON.stringify({ minutes: 3 }), published_at })
    .execute()
}

test('a reader gets the news and studies of the week once, with a way to unsubscribe', async () => {
  const key = await active()
  await publish('news', 'added-news')
  await publish('research', 'added-study')
  await publish('term', 'added-term')
  await publish('news', 'added-before', new Date(WEEK.from.getTime() - 1))
  await sendAt(NEXT_WEEK)
  await sendAt(NEXT_WEEK)
  const [issue, ...more] = await issues()
  expect(more).toEqual([])
  expect(issue?.subject).toMatch(/^Журнал: новости и исследования, неделя с /)
  expect(issue?.body).toContain('За неделю — 2\u00a0текста.')
  expect(issue?.body).toContain('Текст added-news\nО чём added-news\n')
  expect(issue?.body).toContain('https://merilo.example/news/item-added-news/')
  expect(issue?.body).toContain('https://merilo.example/research/added-study/')
  expect(issue?.body).not.toMatch(/added-term|added-before/)
  expect(issue?.unsubscribe_url).toBe(`https://merilo.example/subscription/end/${key}/`)
})

test('a week of many texts sends the latest and says how many there were', async () => {
  await active()
  for (let text = 1; text <= 14; text++) await publish('news', `added-${text}-`, new Date(Date.now() + text))
  await sendAt(NEXT_WEEK)
  const [issue] = await issues()
  expect(issue?.body).toContain('За неделю — 14\u00a0текстов, вот последние 12.')
  expect(issue?.body).toContain('added-14-')
  expect(issue?.body).not.toContain('added-2-')
})

test('a week without texts sends nothing, and neither does the week of the subscription itself', async () => {
  await active()
  await publish('term', 'added-term')
  await sendAt(new Date())
  await sendAt(NEXT_WEEK)
  expect(await issues()).toEqual([])
})

test('one click in the mail program unsubscribes from further issues', async () => {
  const key = await active()
  await publish('news', 'added-news')
  const answer = await site.app.inject({
    ...{ method: 'POST', url: `/subscription/end/${key}/`, payload: 'List-Unsubscribe=One-Click' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(answer.statusCode).toBeLessThan(300)
  await sendAt(NEXT_WEEK)
  expect(await issues()).toEqual([])
})

test('without JavaScript the form under the list subscribes, and only with its own consent', async () => {
  const send = (consent: string) =>
    site.app.inject({
      ...{ method: 'POST', url: '/news/' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `call=news-subscribe&email=${encodeURIComponent(READER)}${consent}&website=`,
    })
  const refused = await send('')
  expect([refused.statusCode, await site.stored()]).toEqual([422, []])
  expect(refused.body).toContain('Без согласия на рассылку мы не можем вас подписать')
  const answer = await send('&consent=true')
  expect(answer.statusCode).toBe(303)
  expect(await site.stored()).toMatchObject([{ topic: 'journal', email: READER }])
  expect((await site.app.inject({ url: String(answer.headers.location) })).body).toContain('Проверьте почту')
})
