import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dueWeek } from '#domain/subscriptions/issue-week.ts'
import { sendIssues } from '#server/operations/subscriptions/send-issues.ts'
import { keyIn, openSubscriptionSite, READER, type SubscriptionSite } from '#tests/support/calls/subscription-site.ts'

const DAY = 86_400_000
const NEXT_WEEK = new Date(Date.now() + 7 * DAY)
const ADDED = 'Добавлен на этой неделе'

let site: SubscriptionSite

beforeAll(async () => {
  site = await openSubscriptionSite()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.clear()
  await site.db.deleteFrom('case_study').where('title', '=', ADDED).execute()
})

const sendAt = (now: Date) => sendIssues({ ...site.context, now: () => now })
const issues = async () => (await site.emails()).filter(({ kind }) => kind === 'issue')
const subscribe = (hashtag: string) =>
  site.call('/api/cases-subscribe', { email: READER, hashtag, consent: true, spent: 60_000 })

async function active(hashtag: string): Promise<string> {
  await subscribe(hashtag)
  const key = keyIn((await site.emails()).at(-1)?.body ?? '', 'confirm')
  await site.confirm(key)
  return key
}

async function publish(hashtags: string[]): Promise<number> {
  const { id: agency_id } = await site.db
    .selectFrom('agency')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const texts = { title: ADDED, task: '', solution: '', result: 'Заявок больше на 40 %.' }
  const { id } = await site.db
    .insertInto('case_study')
    .values({ ...texts, agency_id, service: 'crm', hashtags, has_measured_result: true, published_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('a reader of a hashtag gets its new cases of the week once, with a way to unsubscribe', async () => {
  const key = await active('crm')
  const [other, id] = [await publish(['branding']), await publish(['crm', 'food'])]
  await sendAt(NEXT_WEEK)
  await sendAt(NEXT_WEEK)
  const [issue, ...more] = await issues()
  expect(more).toEqual([])
  expect(issue?.subject).toMatch(/^Новые кейсы: внедрение CRM, неделя с /)
  expect(issue?.body).toContain(`https://merilo.example/cases/case-${id}/`)
  expect(issue?.body).not.toContain(`/cases/case-${other}/`)
  expect(issue?.unsubscribe_url).toBe(`https://merilo.example/subscription/end/${key}/`)
})

test('a reader of all cases gets those of every hashtag', async () => {
  await active('')
  const ids = [await publish(['branding']), await publish(['crm'])]
  expect(await sendAt(NEXT_WEEK)).toMatchObject([{ topic: { id: 'cases' }, period: dueWeek(NEXT_WEEK), emails: 1 }])
  const [issue] = await issues()
  for (const id of ids) expect(issue?.html).toContain(`/cases/case-${id}/`)
})

test('a week without new cases sends nothing, and neither does the week of the subscription itself', async () => {
  await active('crm')
  await publish(['branding'])
  await sendAt(new Date())
  await sendAt(NEXT_WEEK)
  expect(await issues()).toEqual([])
})

test('the confirmation names the topic and how often it comes', async () => {
  const key = await active('crm')
  const [email] = await site.emails()
  expect(email?.body).toContain('раз в неделю получать письмо «Новые кейсы: внедрение CRM»')
  const { body } = await site.app.inject({ url: `/subscription/confirm/${key}/` })
  expect(body).toContain('Вы получаете письмо «Новые кейсы: внедрение CRM» раз в неделю.')
})

test('an unknown hashtag is refused and stores nothing', async () => {
  const answer = await subscribe('no-such-hashtag')
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { hashtag: 'Выберите один из вариантов' }])
  expect([await site.stored(), await site.emails()]).toEqual([[], []])
})

test('without JavaScript the form of the list subscribes to its hashtag', async () => {
  const answer = await site.app.inject({
    ...{ method: 'POST', url: '/cases/crm/' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `call=cases-subscribe&hashtag=crm&email=${encodeURIComponent(READER)}&consent=true&website=`,
  })
  expect(answer.statusCode).toBe(303)
  expect(await site.stored()).toMatchObject([{ topic: 'cases:crm', email: READER }])
  expect((await site.app.inject({ url: String(answer.headers.location) })).body).toContain('Проверьте почту')
})
