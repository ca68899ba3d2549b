import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmTable } from 'micromark-extension-gfm-table'
import { countedGenitive } from '#domain/russian/plural.ts'
import { CHARACTER } from '#domain/russian/rare-nouns.ts'
import type { Draft, DraftBlock, Problem } from './draft.ts'
import { readBlock } from './read-block.ts'
import { Reader } from './reader.ts'

const MAX_CHARACTERS = 100_000
const MAX_LINE = 5_000
const MAX_LINES = 3_000
const MAX_BLOCKS = 500
/** Each fence may open a container in a container, and the parser recurses into them. */
const MAX_FENCES = 100
/** Of all tables together; the parser is slow with cells. */
const MAX_PIPES = 2_500
/** Runs of `*` and `_`; the parser compares each that may close an emphasis with all before it. */
const MAX_EMPHASES = 2_500
const EMPHASIS = /\*+|_+/g
/** Quotes and lists inside each other; the parser's work grows with depth times lines. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s)|:{3,}))(?:[ \t]*(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))){6}/

/** The tree of a text. Lines before `firstLine` are the front matter: they are skipped but counted. */
export function parseMarkdown(source: string, firstLine = 1): Draft {
  const lines = source.split('\n')
  const text = lines.map((line, index) => (index + 1 < firstLine ? '' : line)).join('\n')
  const refused = tooMuch(text)
  if (refused) return { blocks: [], links: [], agencies: [], pictures: [], problems: [refused] }
  const reader = new Reader(text)
  const blocks: DraftBlock[] = []
  for (const node of treeOf(text).children) {
    const block = readBlock(node, reader)
    if (block) blocks.push(block)
    if (blocks.length > MAX_BLOCKS) {
      reader.refuse(node, `Абзацев, таблиц и графиков вместе больше ${MAX_BLOCKS}: разделите текст.`)
      break
    }
  }
  if (blocks.length === 0 && reader.problems.length === 0)
    reader.problems.push({ line: firstLine, text: 'Текста нет.' })
  const { links, agencies, pictures, problems } = reader
  return { blocks, links, agencies, pictures, problems }
}

function treeOf(text: string): Root {
  return fromMarkdown(text, {
    extensions: [gfmTable(), directive()],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  })
}

/** Refused before parsing, so that no text can keep the parser busy. */
function tooMuch(text: string): Problem | null {
  if (text.length > MAX_CHARACTERS)
    return { line: 1, text: `Текст длиннее ${countedGenitive(MAX_CHARACTERS, CHARACTER)}.` }
  const lines = text.split('\n')
  if (lines.length > MAX_LINES) return { line: MAX_LINES + 1, text: `Строк больше ${MAX_LINES}: разделите текст.` }
  const long = lines.findIndex(line => line.length > MAX_LINE)
  if (long !== -1) return { line: long + 1, text: `Строка длиннее ${countedGenitive(MAX_LINE, CHARACTER)}.` }
  if (text.split('|').length > MAX_PIPES) {
    return { line: lines.findIndex(line => line.includes('|')) + 1, text: 'Слишком много столбцов и ячеек.' }
  }
  if ((text.match(EMPHASIS)?.length ?? 0) > MAX_EMPHASES) {
    return { line: lines.findIndex(line => line.search(EMPHASIS) !== -1) + 1, text: 'Слишком много выделений.' }
  }
  const fences = lines.flatMap((line, index) => (/^\s*:{3,}/.test(line) ? [index + 1] : []))
  const last = fences[MAX_FENCES]
  if (last !== undefined) return { line: last, text: `Вставок «:::» больше ${MAX_FENCES / 2}.` }
  const deep = lines.findIndex(line => TOO_DEEP.test(line))
  return deep === -1 ? null : { line: deep + 1, text: 'Слишком глубокая вложенность.' }
}
