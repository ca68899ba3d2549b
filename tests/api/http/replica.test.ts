import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient, withDatabase } from '#tests/support/database/database.ts'
import { startPostgres, startReplica, type TestReplica } from '#tests/support/database/postgres.ts'
import { type MarketServer, startMarketServer } from '#tests/support/site/market-server.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

let market: MarketServer
let replica: TestReplica
let site: ServerProcess
let agency: { id: number; slug: string }

beforeAll(async () => {
  const primary = await startPostgres()
  market = await startMarketServer(primary)
  agency = (await onPrimary('select id, slug from agency order by id limit 1'))[0]
  replica = await startReplica(primary)
  site = await startServer('dist/site/main.js', {
    DATABASE_URL: withDatabase(market.url, market.template),
    DATABASE_REPLICA_URL: withDatabase(replica.url, market.template),
  })
})
afterAll(async () => {
  await site?.stop()
  await replica?.stop()
  await market?.stop()
  replica?.remove()
})

const onPrimary = (text: string) =>
  withClient(withDatabase(market.url, market.template), async client => (await client.query(text)).rows)

const onReplica = (text: string) =>
  withClient(withDatabase(replica.url, market.template), async client => (await client.query(text)).rows)

let asked = 0

/** The heading of an agency's page that no cache has. */
async function heading(): Promise<string | undefined> {
  asked += 1
  const page = await fetch(`${site.url}/agency-${agency.slug}/?nocache=${asked}`)
  expect(page.status).toBe(200)
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(await page.text())?.[1]?.replace(/<[^>]*>/g, '')
}

const rename = (name: string) => onPrimary(`update agency set name = '${name}' where id = ${agency.id}`)

let trials = 0

/** The replica stays at one name while the primary has the next. */
async function isReplicaRead(): Promise<boolean> {
  trials += 1
  const [replayed, newer] = [`Контур ${trials}`, `Контур ${trials} новый`]
  await onReplica('select pg_wal_replay_resume()')
  await rename(replayed)
  await expect.poll(nameOnReplica).toBe(replayed)
  await onReplica('select pg_wal_replay_pause()')
  await rename(newer)
  return (await heading()) === replayed
}

const nameOnReplica = async () => (await onReplica(`select name from agency where id = ${agency.id}`))[0].name

test('pages come from the replica, after a change of pages from the primary, and survive the loss of the replica', async () => {
  await expect.poll(isReplicaRead).toBe(true)

  await onPrimary(`select pg_notify('pages_changed', '*')`)
  await expect.poll(heading).toMatch(/ новый$/)

  await onReplica('select pg_wal_replay_resume()')
  await expect.poll(nameOnReplica).toMatch(/ новый$/)
  await replica.stop()
  expect(await heading()).toMatch(/ новый$/)
})
