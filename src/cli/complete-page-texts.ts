import { hasPageTexts, insertMissingPageTexts } from '#db/queries/menu/texts.ts'
import { pageTexts } from '#seed/site-texts.ts'
import type { CommandContext } from './command.ts'

/**
 * Adds the texts that are newer than the database. A database without any texts stays as it is: it belongs to an
 * operator who writes their own, or is about to be seeded.
 */
export async function completePageTexts({
  database: { kysely },
  now,
}: Pick<CommandContext, 'database' | 'now'>): Promise<boolean> {
  if (!(await hasPageTexts(kysely))) return false
  return (await insertMissingPageTexts(kysely, pageTexts(now.toISOString()))) > 0
}
