import type { Link, PhrasingContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import type { Span } from '#domain/content/tree.ts'
import { typeset, withoutHidden } from '#domain/russian/typeset.ts'
import type { DraftSpan } from './draft.ts'
import { readFigure } from './read-figure.ts'
import { lineOf, type Reader } from './reader.ts'

type Marks = Omit<Span, 'text'>

const MAX_DEPTH = 5
const MAX_ADDRESS = 500

/** One line of text as flat runs. */
export function readSpans(nodes: readonly PhrasingContent[], reader: Reader): DraftSpan[] {
  const spans: DraftSpan[] = []
  collect(nodes, { marks: {}, depth: 0, reader, spans })
  return spans
}

interface Collecting {
  marks: Marks
  depth: number
  reader: Reader
  spans: DraftSpan[]
}

function collect(nodes: readonly PhrasingContent[], collecting: Collecting): void {
  for (const node of nodes) {
    if (!collecting.reader.hasRoom(node)) return
    collectOne(node, collecting)
  }
}

function collectOne(node: PhrasingContent, collecting: Collecting): void {
  const { marks, reader, spans } = collecting
  const add = (text: string) => spans.push({ ...marks, text })
  switch (node.type) {
    case 'text':
      add(typeset(node.value.replace(/(?<!\s)\s*\n\s*/g, ' ')))
      return
    case 'inlineCode':
      spans.push({ ...marks, isCode: true, text: withoutHidden(node.value) })
      return
    case 'break':
      add(' ')
      return
    case 'strong':
      inside(node, { isStrong: true }, collecting)
      return
    case 'emphasis':
      inside(node, { isEmphasis: true }, collecting)
      return
    case 'link':
      readLink(node, collecting)
      return
    case 'textDirective':
      readDirective(node, collecting)
      return
    case 'html':
      reader.refuse(node, 'HTML в тексте не бывает: пишите Markdown.')
      return
    case 'image':
    case 'imageReference':
      reader.refuse(node, 'Картинок в строке не бывает: есть ::figure[Подпись]{src=/media/…}.')
      return
    default:
      add(typeset(reader.typed(node)))
  }
}

function inside(node: PhrasingContent & { children: PhrasingContent[] }, marks: Marks, collecting: Collecting): void {
  if (collecting.depth >= MAX_DEPTH) {
    collecting.reader.refuse(node, 'Слишком глубокая вложенность.')
    return
  }
  collect(node.children, { ...collecting, marks: { ...collecting.marks, ...marks }, depth: collecting.depth + 1 })
}

function readLink(node: Link, collecting: Collecting): void {
  const { reader } = collecting
  const href = safeAddress(node.url)
  if (href === null) {
    const shown = withoutHidden(node.url).slice(0, 60)
    reader.refuse(node, `Ссылка «${shown}»: бывают адреса нашего сайта от «/», http(s) и mailto.`)
    return
  }
  if (href.startsWith('/')) reader.links.push({ path: href, line: lineOf(node) })
  inside(node, { href }, collecting)
}

const MAIL = /^mailto:[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

/** Null for anything but a path of our own, a plain web address or an email address without a prepared message. */
function safeAddress(url: string): string | null {
  if (url.length > MAX_ADDRESS || /[\s\\]/.test(url) || withoutHidden(url) !== url) return null
  if (url.startsWith('/')) return url.startsWith('//') ? null : url
  if (MAIL.test(url)) return url
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null
  const { href, username, password } = new URL(url)
  return username === '' && password === '' ? href : null
}

function readDirective(node: TextDirective, { marks, reader, spans }: Collecting): void {
  if (node.name === 'stat' || node.name === 'change') {
    const figure = readFigure(node, reader)
    if (figure) spans.push({ ...marks, text: '', figure })
    return
  }
  // «10:00» and «вид:сайт» are no directives to their author.
  const typed = reader.typed(node)
  if (/[{[]/.test(typed)) reader.refuse(node, `Нет вставки «:${node.name}». Бывают :stat и :change.`)
  else spans.push({ ...marks, text: typeset(typed) })
}
