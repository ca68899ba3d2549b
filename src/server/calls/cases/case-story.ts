import type { OneCase } from '#contract/shapes/case.ts'
import type { WholeCaseRow } from '#db/queries/cases/cases.ts'
import { type Block, linesOf } from '#domain/content/tree.ts'
import { keepDashes } from '#domain/russian/typography.ts'
import type { Context } from '../../context.ts'
import { withTermLinks } from '../../shapes/term-links.ts'

export type CaseStory = Pick<OneCase, 'task' | 'solution' | 'outcome'>

/** The three chapters as one text, in which a term is linked once. */
export async function caseStory({ task, solution, result }: WholeCaseRow, context: Context): Promise<CaseStory> {
  const chapters = [task, solution, result].map(paragraphsOf)
  const linked = (await withTermLinks(chapters.flat(), null, context)).flatMap(linesOf)
  const next = (chapter: readonly Block[] = []) => linked.splice(0, chapter.length)
  return { task: next(chapters[0]), solution: next(chapters[1]), outcome: next(chapters[2]) }
}

const paragraphsOf = (text: string): Block[] =>
  text
    .split(/\n+/)
    .map(paragraph => keepDashes(paragraph.trim()))
    .filter(paragraph => paragraph !== '')
    .map(paragraph => ({ kind: 'paragraph', spans: [{ text: paragraph }] }))
