import type { Block, Span } from '#domain/content/tree.ts'

/** The paragraphs of a short text; the import lets nothing else in. */
export const paragraphsOf = ({ tree }: { tree: unknown }): Span[][] =>
  (tree as Block[]).flatMap(block => (block.kind === 'paragraph' ? [block.spans] : []))
