import { hasArticles } from '#db/queries/articles/articles.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { DEMO_CONTENT, redate } from '#seed/demo-content.ts'
import type { SeedSetting } from '#seed/market.ts'
import { checkContent, storeContent } from '#server/operations/content/import-content.ts'
import { type CommandContext, OperatorError } from '../command.ts'
import { PREPARE_TITLES } from '../prepare-steps.ts'
import { readContentFolder } from './content-folder.ts'

/** A small market does not have every figure that the texts name. */
const UNKNOWN_FIGURE = 'нет данных'

/** After the statistics, whose figures the texts name. Only a fictional market has fictional news. */
export async function fillDemoContent({
  database,
  now,
  progress,
}: Pick<CommandContext, 'database' | 'now' | 'progress'>): Promise<boolean> {
  const seeded = await getSetting<SeedSetting>(database.kysely, 'seed')
  if (!seeded || (await hasArticles(database.kysely))) return false
  progress.start(PREPARE_TITLES.content)
  const files = redate(
    readContentFolder(DEMO_CONTENT).filter(({ kind }) => kind !== 'page'),
    now,
  )
  const checked = await checkContent(files, database, { now, unknownFigure: UNKNOWN_FIGURE })
  const [first] = checked.problems
  if (first) throw new OperatorError(`${first.file}:${first.line}: ${first.text}`)
  await storeContent(database, checked)
  progress.finish()
  return true
}
