import type { Span } from '#domain/content/tree.ts'
import { blocksOf } from '../../shapes/text-body.ts'

/** The paragraphs of a short text; the import lets nothing else in. */
export const paragraphsOf = (row: { tree: unknown }): Span[][] =>
  blocksOf(row).flatMap(block => (block.kind === 'paragraph' ? [block.spans] : []))
