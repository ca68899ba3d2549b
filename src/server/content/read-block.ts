import type { BlockContent, DefinitionContent, List, PhrasingContent, RootContent, Table } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { matchPath } from '#domain/paths/paths.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { CELL, COLUMN } from '#domain/russian/rare-nouns.ts'
import { transliterate } from '#domain/russian/transliterate.ts'
import { typeset, withoutHidden } from '#domain/russian/typeset.ts'
import type { DraftBlock, DraftSpan } from './draft.ts'
import { placedSlug } from './placed-slug.ts'
import { attributesOf, readChart } from './read-figure.ts'
import { readPicture } from './read-picture.ts'
import { readSpans } from './read-spans.ts'
import { lineOf, type Reader } from './reader.ts'

const MAX_CELLS = 600
const MAX_COLUMNS = 8
const MAX_LIST_DEPTH = 3
const MAX_ROWS = 20
const MAX_ID = 60

/** Null if the block is refused; the reader knows why. */
export function readBlock(node: RootContent, reader: Reader): DraftBlock | null {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', spans: readSpans(node.children, reader) }
    case 'heading':
      return readHeading(node, reader)
    case 'list':
      return { kind: 'list', isOrdered: node.ordered === true, items: readItems(node, 0, reader) }
    case 'table':
      return readTable(node, reader)
    case 'blockquote':
      return { kind: 'quote', person: null, paragraphs: readParagraphs(node.children, reader) }
    case 'code':
      return { kind: 'code', text: withoutHidden(node.value) }
    case 'containerDirective':
      return readContainer(node, reader)
    case 'leafDirective':
      return readLeaf(node, reader)
    case 'html':
      reader.refuse(node, 'HTML в тексте не бывает: пишите Markdown.')
      return null
    case 'definition':
      reader.refuse(node, 'Адрес ссылки пишут на месте: [текст](/адрес/).')
      return null
    default:
      reader.refuse(node, 'Такого в тексте не бывает: абзацы, заголовки, списки, таблицы, цитаты и вставки.')
      return null
  }
}

function readHeading(node: Extract<RootContent, { type: 'heading' }>, reader: Reader): DraftBlock | null {
  if (node.depth !== 2 && node.depth !== 3) {
    reader.refuse(node, 'Заголовки бывают ## и ###: главный заголовок — в шапке файла.')
    return null
  }
  const spans = readSpans(node.children, reader)
  const text = spans.map(span => span.text).join('')
  if (text.trim() === '' || spans.some(({ figure }) => figure)) {
    reader.refuse(node, 'Заголовок — непустой текст без вставок.')
    return null
  }
  return { kind: 'heading', level: node.depth, id: freeId(text, reader), text }
}

/** Parts of a page link to headings, so two of them must not share an id. */
function freeId(text: string, { ids }: Reader): string {
  const name = transliterate(text).slice(0, MAX_ID).replace(/-$/, '') || 'chast'
  let id = name
  for (let number = 2; ids.has(id); number += 1) id = `${name}-${number}`
  ids.add(id)
  return id
}

function readItems(list: List, depth: number, reader: Reader): { depth: number; spans: DraftSpan[] }[] {
  if (depth >= MAX_LIST_DEPTH) {
    reader.refuse(list, 'Слишком глубокая вложенность.')
    return []
  }
  return list.children.flatMap(item => {
    const nested = item.children.flatMap(child => (child.type === 'list' ? readItems(child, depth + 1, reader) : []))
    const own = item.children.filter(child => child.type !== 'list')
    const paragraphs = readParagraphs(own, reader)
    const spans = paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : [{ text: ' ' }, ...paragraph]))
    return [{ depth, spans }, ...nested]
  })
}

function readTable(node: Table, reader: Reader): DraftBlock | null {
  const [head, ...rows] = node.children
  const columns = Math.max(0, ...node.children.map(row => row.children.length))
  if (!head || rows.length === 0) {
    reader.refuse(node, 'В таблице нет строк.')
    return null
  }
  if (columns > MAX_COLUMNS || columns * node.children.length > MAX_CELLS) {
    reader.refuse(
      node,
      `В таблице не больше ${countedGenitive(MAX_COLUMNS, COLUMN)} и ${countedGenitive(MAX_CELLS, CELL)}.`,
    )
    return null
  }
  // A short row is completed, a long one is cut, as in GFM.
  const cells = (row: Table['children'][number]) =>
    head.children.map((_, index) => readSpans((row.children[index]?.children ?? []) as PhrasingContent[], reader))
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

function readParagraphs(nodes: readonly (BlockContent | DefinitionContent)[], reader: Reader): DraftSpan[][] {
  return nodes.flatMap(node => {
    if (node.type === 'paragraph') return [readSpans(node.children, reader)]
    reader.refuse(node, 'Здесь бывают только абзацы.')
    return []
  })
}

function readContainer(node: ContainerDirective, reader: Reader): DraftBlock | null {
  const { person, ...rest } = node.attributes ?? {}
  const isQuote = node.name === 'quote'
  if ((!isQuote && node.name !== 'aside') || Object.keys(rest).length > 0 || (!isQuote && person !== undefined)) {
    reader.refuse(node, `Нет вставки «:::${node.name}» с такими параметрами. Бывают :::quote{person="кто"} и :::aside.`)
    return null
  }
  const paragraphs = readParagraphs(node.children as BlockContent[], reader)
  if (paragraphs.length === 0) {
    reader.refuse(node, 'Вставка пуста.')
    return null
  }
  return isQuote
    ? { kind: 'quote', person: person ? typeset(person) : null, paragraphs }
    : { kind: 'aside', paragraphs }
}

function readLeaf(node: LeafDirective, reader: Reader): DraftBlock | null {
  const caption = readSpans(node.children, reader)
    .map(({ text }) => text)
    .join('')
  if (node.name === 'chart') {
    const chart = readChart(node, reader)
    return chart && { kind: 'chart', caption, chart }
  }
  if (node.name === 'figure') return readPicture(node, caption, reader)
  if (node.name === 'rating') return readRating(node, caption, reader)
  if (node.name === 'agency') return readAgency(node, reader)
  reader.refuse(node, `Нет вставки «::${node.name}». Бывают ::figure, ::chart, ::rating и ::agency.`)
  return null
}

/** `::agency{slug=…}`, or `::agency{rating=/crm/ place=1}` for the one that holds the place when the text is saved. */
function readAgency(node: LeafDirective, reader: Reader): DraftBlock | null {
  const { slug, rating = '', place = '' } = attributesOf(node, ['slug', 'rating', 'place'], reader) ?? {}
  const number = Number(place)
  const isPlaced = matchPath(rating)?.name === 'rating' && Number.isInteger(number) && number >= 1 && number <= MAX_ROWS
  if (slug === undefined ? !isPlaced : rating + place !== '') {
    reader.refuse(node, `::agency: slug агентства или rating — адрес рейтинга и place — от 1 до ${MAX_ROWS}.`)
    return null
  }
  const asked = slug ?? placedSlug(rating, number)
  reader.agencies.push({ slug: asked, line: lineOf(node) })
  return { kind: 'agency', slug: asked }
}

function readRating(node: LeafDirective, caption: string, reader: Reader): DraftBlock | null {
  const { path = '', rows = '5' } = attributesOf(node, ['path', 'rows'], reader) ?? {}
  const count = Number(rows)
  if (matchPath(path)?.name !== 'rating' || !Number.isInteger(count) || count < 1 || count > MAX_ROWS) {
    reader.refuse(node, `::rating: path — адрес рейтинга, rows — от 1 до ${MAX_ROWS}.`)
    return null
  }
  reader.links.push({ path, line: lineOf(node) })
  return { kind: 'rating', caption, path, rows: count }
}
