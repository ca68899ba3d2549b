import type { Database } from '#db/connect.ts'
import { openTestDatabase } from './database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from './market-rows.ts'

export const COMPUTED_AT = new Date('2026-06-30T00:00:00Z')

/** Aurora has dearer projects, birch a review, cedar neither: few enough to count their scores by hand. */
export async function openFewAgencies(serverUrl: string): Promise<Database> {
  const database = await openTestDatabase({ serverUrl })
  const db = database.kysely
  const client_id = await insertClient(db, 'bank')
  const insertWithProjects = async (slug: string, budget: number) => {
    const agency_id = await insertAgency(db, slug)
    for (const title of ['Первый', 'Второй', 'Третий']) {
      await insertProject(db, { agency_id, client_id, title, budget, launched: '2026-06-30' })
    }
    return agency_id
  }
  await insertWithProjects('aurora', 900_000)
  await insertWithProjects('cedar', 100_000)
  const agency_id = await insertWithProjects('birch', 200_000)
  await insertReview(db, { agency_id, published_at: COMPUTED_AT, company_name: 'Завод' })
  return database
}
