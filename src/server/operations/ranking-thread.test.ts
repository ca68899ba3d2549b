import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { listAgencyFacts } from '#db/queries/rating/ranking-facts.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { computeEdition } from '#ranking/compute-edition.ts'
import type { AgencyFacts } from '#ranking/facts.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject } from '#tests/support/database/market-rows.ts'
import { RankingThread } from './ranking-thread.ts'

const AS_OF = new Date('2026-06-30T00:00:00Z')
const REQUEST = { type: 'digital-agencies', year: null, asOf: AS_OF, previousPlaces: new Map([['||1', 4]]) } as const

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  const client_id = await insertClient(database.kysely, 'bank')
  for (const slug of ['aurora', 'birch', 'cedar']) {
    const agency_id = await insertAgency(database.kysely, slug)
    for (const launched of ['2026-01-01', '2026-02-01', '2026-03-01']) {
      await insertProject(database.kysely, { agency_id, client_id, launched })
    }
  }
})
afterAll(() => database.close())

test('the thread returns exactly what a direct computation returns', async () => {
  const agencies: AgencyFacts[] = []
  for await (const some of listAgencyFacts(database.kysely, AS_OF)) agencies.push(...some)
  const terms = { ...REQUEST, type: ratingTypeBySlug('digital-agencies'), methodology: methodologyAt(AS_OF) }
  const thread = await RankingThread.open(database.kysely, AS_OF)
  const { cmsEntries, ...content } = await thread.compute(REQUEST)
  await thread.close()
  expect(content.entries.length).toBeGreaterThan(0)
  expect(content).toEqual(computeEdition({ agencies }, terms))
  expect(cmsEntries).toEqual([])
})

test('a failed or closed thread rejects instead of leaving its caller waiting', async () => {
  const thread = await RankingThread.open(database.kysely, AS_OF)
  const broken = { ...REQUEST, type: 'astrology' as 'crm' }
  await expect(thread.compute(broken)).rejects.toThrow(TypeError)
  await expect(thread.compute(REQUEST)).rejects.toThrow()
  const closed = await RankingThread.open(database.kysely, AS_OF)
  await closed.close()
  await expect(closed.compute(REQUEST)).rejects.toThrow('The ranking thread has ended')
})
