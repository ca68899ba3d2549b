import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { subscriptions } from '#cli/commands/subscriptions.ts'
import { dueMonth } from '#domain/subscriptions/issue-month.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { sendIssues } from '#server/operations/subscriptions/send-issues.ts'
import { keyIn, openSubscriptionSite, READER, type SubscriptionSite } from '#tests/support/calls/subscription-site.ts'
import { runCommand } from '#tests/support/site/run-command.ts'

const OTHER = 'boris@vetrova.example'
const NEXT_MONTH = new Date(Date.now() + 32 * 86_400_000)

let site: SubscriptionSite

beforeAll(async () => {
  site = await openSubscriptionSite()
})
afterAll(() => site.close())
afterEach(() => site.clear())

const sendAt = (now: Date, options?: { isDryRun: boolean }) => sendIssues({ ...site.context, now: () => now }, options)
const issues = async () => (await site.emails()).filter(({ kind }) => kind === 'issue')
const receivers = async () => (await issues()).map(({ recipient }) => recipient).toSorted()

test('each subscriber gets one issue a month, however often and by however many it is sent', async () => {
  await site.active(READER)
  await site.active(OTHER)
  await Promise.all([sendAt(NEXT_MONTH), sendAt(NEXT_MONTH), sendAt(NEXT_MONTH)])
  await sendAt(NEXT_MONTH)
  expect(await receivers()).toEqual([READER, OTHER])
  await sendAt(new Date(NEXT_MONTH.getTime() + 31 * 86_400_000))
  expect(await receivers()).toEqual([READER, READER, OTHER, OTHER])
})

test('more subscribers than fit one transaction all get theirs', async () => {
  const confirmed_at = new Date()
  const rows = Array.from({ length: 120 }, (_, index) => ({
    ...{ email: `reader-${index}@vetrova.example`, topic: 'stats:prices', confirmed_at },
    key_hash: Buffer.from(`key-${index}`),
  }))
  await site.db.insertInto('subscription').values(rows).execute()
  expect(await sendAt(NEXT_MONTH)).toMatchObject([{ topic: { id: 'stats:prices' }, emails: 120 }])
  expect(new Set(await receivers()).size).toBe(120)
})

test('an interrupted run stamps only subscribers whose email was queued, and the next run sends the rest', async () => {
  await site.active(READER)
  await site.active(OTHER)
  await sql`alter table mail add constraint no_emails check (kind <> 'issue' or recipient <> ${sql.lit(OTHER)})`.execute(
    site.db,
  )
  await expect(sendAt(NEXT_MONTH)).rejects.toThrow('no_emails')
  expect(await receivers()).toEqual([])
  await sql`alter table mail drop constraint no_emails`.execute(site.db)
  await sendAt(NEXT_MONTH)
  expect(await receivers()).toEqual([READER, OTHER])
})

test('only confirmed subscribers get an issue, and the first is that of the month they subscribed in', async () => {
  await site.requested('waiting@vetrova.example')
  await site.end(await site.active('left@vetrova.example'))
  await site.active(READER)
  expect(await sendAt(new Date())).toEqual([])
  expect(await sendAt(NEXT_MONTH)).toMatchObject([{ period: dueMonth(NEXT_MONTH), emails: 1 }])
  expect(await receivers()).toEqual([READER])
})

test('an issue has the figures of its tab, as text and as HTML, and both ways to unsubscribe', async () => {
  const key = await site.active(READER, 'prices')
  await sendAt(NEXT_MONTH)
  const [issue] = await issues()
  expect(issue).toMatchObject({ is_bulk: true, reply_to: null, about: expect.stringMatching(/^subscription:\d+$/) })
  expect(issue?.subject).toMatch(/^Статистика: цены, /)
  expect(issue?.body).toContain('Сколько стоит работа агентства?')
  expect(issue?.body).toMatch(/₽|почти не изменил/)
  expect(issue?.html).toContain('Сколько стоит работа агентства?')
  expect(issue?.html).toMatch(/<img src="https:\/\/merilo\.example\/[^"]+\.png/)
  expect(keyIn(issue?.body ?? '', 'end')).toBe(key)
  expect(issue?.unsubscribe_url).toBe(`https://merilo.example/subscription/end/${key}/`)
})

test('a reader who leaves before the issue is sent gets none', async () => {
  const key = await site.active(READER)
  await sendAt(NEXT_MONTH)
  await site.end(key)
  expect(await issues()).toEqual([])
})

test('the job and the command send the same, and a dry run sends nothing', async () => {
  await site.active(READER)
  const command = { database: site.context.database, operands: ['send'], now: NEXT_MONTH }
  const dry = await runCommand(subscriptions, { ...command, options: { 'dry-run': true } })
  expect(dry).toMatch(/^«Статистика: цены, .*»: писем 1\nНичего не отправлено/)
  expect(await issues()).toEqual([])
  await jobs.find(({ name }) => name === 'send-issues')?.run({ ...site.context, now: () => NEXT_MONTH })
  expect(await receivers()).toEqual([READER])
  expect(await runCommand(subscriptions, command)).toBe('Рассылать нечего: свежие выпуски уже у всех.')
})
