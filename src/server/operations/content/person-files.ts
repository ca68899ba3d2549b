import type { Insertable } from 'kysely'
import type { Db } from '#db/connect.ts'
import { hasSlug } from '#db/queries/articles/articles.ts'
import type { Person } from '#db/tables.generated.ts'
import type { TextKind } from '#domain/content/article.ts'
import { type Block, linesOf } from '#domain/content/tree.ts'
import type { Problem } from '../../content/draft.ts'
import type { ArticleFacts } from '../../content/read-article.ts'

/** People of the team have the pages of other people. */
export const personOf = (
  slug: string,
  { title, lead }: ArticleFacts,
  blocks: readonly Block[],
): Insertable<Person> => ({
  slug,
  name: title,
  role: lead,
  about: blocks
    .flatMap(linesOf)
    .map(spans => spans.map(({ text }) => text).join(''))
    .join('\n'),
})

/** A file of the team must not replace a person of an agency. */
export async function personProblems(
  { kind, slug }: { kind: TextKind; slug: string },
  storedSource: string | undefined,
  db: Db,
): Promise<Problem[]> {
  const isTaken = kind === 'person' && storedSource === undefined && (await hasSlug(db, 'person', slug))
  return isTaken ? [{ line: 1, text: `Человек «${slug}» уже есть в каталоге: назовите файл иначе.` }] : []
}
