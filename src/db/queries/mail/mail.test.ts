import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { MAIL_PAUSES } from '#domain/contacts/mail-pauses.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import {
  countUnsentEmails,
  deleteEmailsAbout,
  EMAIL_QUEUED,
  insertEmail,
  lockMailbox,
  updateClaimedEmail,
  updateSentEmail,
  updateUnsentEmails,
} from './mail.ts'

const ANY = 1_000_000
const EMAIL = { kind: 'test', about: null, recipient: 'a@b.example', replyTo: null, subject: 'Тема', body: 'Тело' }

interface PlanNode {
  Alias?: string
  'Actual Loops': number
  Plans?: PlanNode[]
}

/** How often each scan of a table ran. */
const loopsOn = (alias: string, node: PlanNode): number[] => [
  ...(node.Alias === alias ? [node['Actual Loops']] : []),
  ...(node.Plans ?? []).flatMap(inner => loopsOn(alias, inner)),
]

describe.each(['embedded', 'server'] as const)('the outbox in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  })
  afterAll(() => database.close())

  test('each email is claimed once, however many processes ask', async () => {
    for (let count = 0; count < 8; count += 1) await insertEmail(database.kysely, EMAIL)
    const claimed = await Promise.all(Array.from({ length: 12 }, () => updateClaimedEmail(database.kysely, ANY)))
    const ids = claimed.flatMap(email => email?.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    // A claim that finds every due row locked returns null; the rest is claimed next.
    for (
      let email = await updateClaimedEmail(database.kysely, ANY);
      email;
      email = await updateClaimedEmail(database.kysely, ANY)
    ) {
      ids.push(email.id)
    }
    expect(new Set(ids).size).toBe(8)
    expect(ids).toHaveLength(8)
  })

  test('each attempt delays the next one by the pause in the table', async () => {
    await database.kysely.deleteFrom('mail').execute()
    await insertEmail(database.kysely, EMAIL)
    const pauses: number[] = []
    for (const _ of MAIL_PAUSES) {
      await updateClaimedEmail(database.kysely, ANY)
      const { next_try_at } = await database.kysely.selectFrom('mail').select('next_try_at').executeTakeFirstOrThrow()
      pauses.push(Math.round((next_try_at.getTime() - Date.now()) / 60_000))
      await database.kysely
        .updateTable('mail')
        .set({ next_try_at: new Date(0) })
        .execute()
    }
    expect(pauses).toEqual([...MAIL_PAUSES])
    expect(await updateClaimedEmail(database.kysely, ANY)).toBeNull()
    expect(await updateUnsentEmails(database.kysely)).toBe(1)
    expect(await updateClaimedEmail(database.kysely, ANY)).not.toBeNull()
  })

  test('a scheduled email waits until it is due and is deleted with its subject', async () => {
    const db = database.kysely
    await db.deleteFrom('mail').execute()
    const dueIn = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    await insertEmail(db, { ...EMAIL, about: 'open-tender:1', dueAt: dueIn(60) })
    await insertEmail(db, { ...EMAIL, about: 'open-tender:2', dueAt: dueIn(60) })
    await insertEmail(db, { ...EMAIL, about: 'open-tender:2', dueAt: dueIn(-1) })
    expect(await countUnsentEmails(db)).toEqual({ waiting: 1, failed: 0, scheduled: 2 })
    const due = await updateClaimedEmail(db, ANY)
    await updateSentEmail(db, due?.id ?? 0)
    expect(await updateClaimedEmail(db, ANY)).toBeNull()
    expect(await updateUnsentEmails(db)).toBe(0)
    await deleteEmailsAbout(db, 'open-tender:2')
    const left = await db.selectFrom('mail').select(['about', 'sent_at']).orderBy('id').execute()
    expect(left.map(({ about, sent_at }) => [about, sent_at !== null])).toEqual([
      ['open-tender:1', false],
      ['open-tender:2', true],
    ])
  })

  test('newsletters wait until every other due email is sent, however old they are', async () => {
    const db = database.kysely
    await db.deleteFrom('mail').execute()
    const dueBefore = (minutes: number) => ({ dueAt: new Date(Date.now() - minutes * 60_000) })
    await insertEmail(db, { ...EMAIL, kind: 'issue', isBulk: true, ...dueBefore(60) })
    await insertEmail(db, { ...EMAIL, kind: 'tender', ...dueBefore(1) })
    await insertEmail(db, { ...EMAIL, kind: 'review', ...dueBefore(2) })
    const claimed = [
      await updateClaimedEmail(db, ANY),
      await updateClaimedEmail(db, ANY),
      await updateClaimedEmail(db, ANY),
    ]
    expect(claimed.map(email => email?.kind)).toEqual(['review', 'tender', 'issue'])
  })

  test('unconfirmed emails have a share of their own, and emails of confirmed people go first', async () => {
    const db = database.kysely
    await db.deleteFrom('mail').execute()
    const unconfirmed = { ...EMAIL, kind: 'review-request', isUnconfirmed: true as const }
    for (let nth = 0; nth < 7; nth += 1) await insertEmail(db, { ...unconfirmed, recipient: `a+${nth}@b.example` })
    await insertEmail(db, { ...EMAIL, kind: 'tender-request' })
    const kinds: (string | undefined)[] = []
    for (let nth = 0; nth < 8; nth += 1) kinds.push((await updateClaimedEmail(db, 5))?.kind)
    expect(kinds).toEqual(['tender-request', ...Array(5).fill('review-request'), undefined, undefined])
    await insertEmail(db, { ...EMAIL, kind: 'tender-request' })
    expect((await updateClaimedEmail(db, 5))?.kind).toBe('tender-request')
  })

  test('a mailbox is locked and counted under all its addresses', async () => {
    const db = database.kysely
    await db.deleteFrom('mail').execute()
    const spellings = ['anna.v@gmail.com', 'annav+1@gmail.com', 'a.n.n.a.v@googlemail.com']
    for (const recipient of spellings) await insertEmail(db, { ...EMAIL, recipient, isUnconfirmed: true })
    await insertEmail(db, { ...EMAIL, recipient: 'annav@gmail.com' })
    // Of a release that stored no mailbox.
    await db
      .updateTable('mail')
      .set({ mailbox: null, recipient: 'AnnaV@gmail.com' })
      .where('recipient', '=', spellings[1] ?? '')
      .execute()
    const load = await db.transaction().execute(transaction => lockMailbox(transaction, 'ann.av@gmail.com'))
    expect(load).toEqual({ unconfirmed: 3, waiting: 4 })
  })

  test('an email that gets a known id after a restore has a Message-ID of its own', async () => {
    const db = database.kysely
    const again = async () => {
      await db.deleteFrom('mail').execute()
      await database.pool.query('alter sequence mail_id_seq restart')
      await insertEmail(db, EMAIL)
      return updateClaimedEmail(db, ANY)
    }
    const [first, second] = [await again(), await again()]
    expect(second?.id).toBe(first?.id)
    expect(second?.messageId).not.toBe(first?.messageId)
  })

  test('a claim counts the recipients of the last hour once, however many emails are due', async () => {
    await database.kysely.deleteFrom('mail').execute()
    await database.pool.query(`insert into mail (kind, recipient, subject, body, claimed_at, sent_at)
      select 'test', n % 9 || '@b.example', '', repeat('word ', 200), sent_at, sent_at
        from generate_series(1, 1000) as n, lateral (select case when n % 5 = 0 then now() end as sent_at) as sent`)
    const statements = await statementsOf(database.pool, () => updateClaimedEmail(database.kysely, 5))
    const claim = statements.find(({ text }) => text.startsWith('update "mail"'))
    const { rows } = await database.pool.query(`explain (analyze, format json) ${claim?.text}`, claim?.values)
    const loops = loopsOn('recent', rows[0]['QUERY PLAN'][0].Plan)
    expect(Math.max(...loops)).toBe(1)
  })

  test('listeners are notified of an email on commit, not before', async () => {
    const heard: string[] = []
    const stop = await database.listen(EMAIL_QUEUED, () => heard.push('posted'))
    await database.kysely.transaction().execute(async transaction => {
      await insertEmail(transaction, EMAIL)
      heard.push('still inside')
    })
    await expect.poll(() => heard).toEqual(['still inside', 'posted'])
    await stop()
  })
})
