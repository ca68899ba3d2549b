import type { Database } from '#db/connect.ts'
import { listSources } from '#db/queries/articles/articles.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { DEMO_CONTENT } from '#seed/demo-content.ts'
import { checkContent, storeContent } from '#server/operations/content/import-content.ts'
import { type CommandContext, OperatorError } from '../command.ts'
import { readContentFolder } from './content-folder.ts'

/** True if a text of the site itself is not as the release wrote it. */
export async function hasEditedPages({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  const shipped = readContentFolder(DEMO_CONTENT).filter(({ kind }) => kind === 'page')
  const stored = (await listSources(kysely)).filter(({ kind }) => kind === 'page')
  return stored.some(({ slug, source }) => {
    const text = shipped.find(file => file.slug === slug)?.text
    return text === undefined || redated(text, '') !== redated(source, '')
  })
}

/** Adds missing texts of the site itself, which no site may run without; those that an operator has changed are kept. */
export async function fillPageTexts({ database, now }: Pick<CommandContext, 'database' | 'now'>): Promise<boolean> {
  const stored = (await listSources(database.kysely)).filter(({ kind }) => kind === 'page').map(({ slug }) => slug)
  const missing = readContentFolder(DEMO_CONTENT).filter(({ kind, slug }) => kind === 'page' && !stored.includes(slug))
  if (missing.length === 0) return false
  // In force here from today.
  const files = missing.map(file => ({ ...file, text: redated(file.text, moscowDay(now)) }))
  const checked = await checkContent(files, database, { now })
  const [first] = checked.problems
  if (first) throw new OperatorError(`${first.file}:${first.line}: ${first.text}`)
  await storeContent(database, checked)
  return true
}

const redated = (text: string, day: string): string => text.replace(/^updated: .*$/m, `updated: ${day}`)
