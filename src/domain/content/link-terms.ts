import { foldWord, wordForms } from '../russian/word-forms.ts'
import { articlePath } from './article.ts'
import { type Block, linesOf, mapBlock, type Span } from './tree.ts'

interface NamedTerm {
  slug: string
  title: string
  synonyms: readonly string[]
}

/** A title or synonym: the forms of each of its words. */
interface Phrase {
  slug: string
  words: readonly ReadonlySet<string>[]
}

/** Phrases by each form of their first word, the longest first. */
export type TermIndex = ReadonlyMap<string, readonly Phrase[]>

/** More links than this would spoil the reading. */
const MAX_LINKS = 8

/** Compounds are one word: «CMS» is not mentioned in «CMS-разработка». */
const WORD = /[\p{L}\p{N}]+(?:[-/&][\p{L}\p{N}]+)*/gu
/** So much of the text before a word says whether a sentence begins with it. */
const TAIL = 20
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}]+$/u

export function indexTerms(terms: readonly NamedTerm[]): TermIndex {
  const titles = new Set(terms.map(({ title }) => nameOf(title)))
  const named = terms.flatMap(({ slug, title, synonyms }) => [
    { slug, name: title },
    // The title of another term is no synonym of this one.
    ...synonyms.filter(synonym => !titles.has(nameOf(synonym))).map(name => ({ slug, name })),
  ])
  const bySlug = Map.groupBy(named, ({ name }) => nameOf(name))
  const index = new Map<string, Phrase[]>()
  for (const [name, same] of bySlug) {
    const [first] = same
    // A synonym of two terms may mean either.
    if (!first || !/\p{L}/u.test(name) || same.some(({ slug }) => slug !== first.slug)) continue
    const words = wordsOf(first.name).map(({ word }) => new Set(ACRONYM.test(word) ? [word] : wordForms(word)))
    for (const form of words[0] ?? []) index.set(form, [...(index.get(form) ?? []), { slug: first.slug, words }])
  }
  for (const phrases of index.values()) phrases.sort((one, other) => other.words.length - one.words.length)
  return index
}

/** Links the first mention of each term, except `ownSlug`, and those that the author has linked. */
export function linkTerms(blocks: readonly Block[], index: TermIndex, ownSlug: string | null): Block[] {
  const linked = new Set(blocks.flatMap(block => linesOf(block).flatMap(spans => spans.map(({ href }) => href))))
  const done = new Set([...index.values()].flat().flatMap(({ slug }) => (linked.has(pathOf(slug)) ? slug : [])))
  if (ownSlug !== null) done.add(ownSlug)
  const linking: Linking = { index, done, left: MAX_LINKS }
  return blocks.map(block =>
    block.kind === 'table'
      ? block
      : mapBlock(
          block,
          spans => linkLine(spans, linking),
          chart => chart,
        ),
  )
}

interface Linking {
  index: TermIndex
  /** Terms that are not linked any more. */
  done: Set<string>
  left: number
}

function linkLine(spans: readonly Span[], linking: Linking): Span[] {
  const line = spans.map(({ text }) => text).join('')
  let offset = 0
  return spans.flatMap(span => {
    const around = { line, offset }
    offset += span.text.length
    const isPlain = span.href === undefined && span.isCode === undefined
    return isPlain && linking.left > 0 ? linkSpan(span, around, linking) : [span]
  })
}

/** The line around a span. */
interface Around {
  line: string
  offset: number
}

function linkSpan(span: Span, { line, offset }: Around, linking: Linking): Span[] {
  const { text } = span
  const words = wordsOf(text)
  const parts: Span[] = []
  let end = 0
  for (let at = 0; at < words.length && linking.left > 0; at += 1) {
    const found = phraseAt(words, at, linking.index)
    const first = words[at]
    const last = words[at + (found?.words.length ?? 0) - 1]
    if (!found || !first || !last) continue
    at += found.words.length - 1
    if (linking.done.has(found.slug) || !isMention(line, offset + first.start, offset + last.end)) continue
    linking.done.add(found.slug)
    linking.left -= 1
    if (first.start > end) parts.push({ ...span, text: text.slice(end, first.start) })
    parts.push({ ...span, text: text.slice(first.start, last.end), href: pathOf(found.slug), isTerm: true })
    end = last.end
  }
  if (end === 0) return [span]
  return end < text.length ? [...parts, { ...span, text: text.slice(end) }] : parts
}

interface Word {
  word: string
  /** In which forms of phrases are found. */
  key: string
  start: number
  end: number
  /** Only spaces are between it and the word before. */
  isNext: boolean
}

function wordsOf(text: string): Word[] {
  let previous = 0
  return Array.from(text.matchAll(WORD), ({ 0: word, index: start }) => {
    const isNext = /^[\s&]+$/.test(text.slice(previous, start))
    previous = start + word.length
    return { word, key: ACRONYM.test(word) ? word : foldWord(word), start, end: previous, isNext }
  })
}

const nameOf = (phrase: string): string =>
  wordsOf(phrase)
    .map(({ key }) => key)
    .join(' ')
const pathOf = (slug: string): string => articlePath('term', slug)

/** The longest phrase that begins at a word. */
function phraseAt(words: readonly Word[], at: number, index: TermIndex): Phrase | undefined {
  const phrases = index.get(words[at]?.key ?? '')
  return phrases?.find(phrase =>
    phrase.words.every((forms, offset) => {
      const word = words[at + offset]
      return word !== undefined && (offset === 0 || word.isNext) && forms.has(word.key)
    }),
  )
}

/** False inside words and addresses and for what may be a name: quoted, or with a capital letter within a sentence. */
function isMention(line: string, start: number, end: number): boolean {
  const before = line.slice(Math.max(0, start - TAIL), start)
  if (/[\p{L}\p{N}@./\\#_«„"-]$/u.test(before)) return false
  if (/^(?:[\p{L}\p{N}@_\\/-]|\.\p{L})/u.test(line.slice(end, end + 2))) return false
  const isName = /^[А-ЯЁ][а-яё]/.test(line.slice(start, start + 2))
  return !isName || /(?:^|[.!?…:])\s*$/.test(before)
}
