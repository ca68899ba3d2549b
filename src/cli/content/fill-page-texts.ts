import { listSources } from '#db/queries/articles/articles.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { DEMO_CONTENT } from '#seed/demo-content.ts'
import { checkContent, storeContent } from '#server/operations/content/import-content.ts'
import { type CommandContext, OperatorError } from '../command.ts'
import { readContentFolder } from './content-folder.ts'

/** Adds missing texts of the site itself, which no site may run without; those that an operator has changed are kept. */
export async function fillPageTexts({ database, now }: Pick<CommandContext, 'database' | 'now'>): Promise<boolean> {
  const stored = (await listSources(database.kysely)).filter(({ kind }) => kind === 'page').map(({ slug }) => slug)
  const missing = readContentFolder(DEMO_CONTENT).filter(({ kind, slug }) => kind === 'page' && !stored.includes(slug))
  if (missing.length === 0) return false
  // In force here from today.
  const files = missing.map(file => ({
    ...file,
    text: file.text.replace(/^updated: .*$/m, `updated: ${moscowDay(now)}`),
  }))
  const checked = await checkContent(files, database, { now })
  const [first] = checked.problems
  if (first) throw new OperatorError(`${first.file}:${first.line}: ${first.text}`)
  await storeContent(database, checked)
  return true
}
