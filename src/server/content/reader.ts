import type { Nodes } from 'mdast'
import type { AgencyAsk, OwnLink, Problem } from './draft.ts'

const MAX_PROBLEMS = 50
/** Runs of text in one file. */
const MAX_SPANS = 5_000

/** Collects problems, links and mentions while one text is read. */
export class Reader {
  readonly #text: string
  readonly problems: Problem[] = []
  readonly links: OwnLink[] = []
  readonly agencies: AgencyAsk[] = []
  readonly pictures: OwnLink[] = []
  /** Taken ids of headings. */
  readonly ids = new Set<string>()
  spans = 0

  constructor(text: string) {
    this.#text = text
  }

  refuse(node: Nodes, text: string): void {
    if (this.problems.length < MAX_PROBLEMS) this.problems.push({ line: lineOf(node), text })
  }

  /** Markdown of the node as it was typed. */
  typed(node: Nodes): string {
    return this.#text.slice(node.position?.start.offset, node.position?.end.offset)
  }

  /** False once the text has too many runs; said once. */
  hasRoom(node: Nodes): boolean {
    this.spans += 1
    if (this.spans === MAX_SPANS + 1) this.refuse(node, `Кусков текста больше ${MAX_SPANS}: разделите его.`)
    return this.spans <= MAX_SPANS
  }
}

export const lineOf = (node: Nodes): number => node.position?.start.line ?? 1
