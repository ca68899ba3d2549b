import { type Node, parseRegex } from './parse-regex.ts'

/** Text of a length that an expression may find hard: one part repeated, between a beginning and an end. */
export type HostileText = (length: number) => string

const ALPHABET = [...'aа1AА \t\n.,-_/;:"\'«»()[]{}<>=&%#@!?|\u00a0\0']
/** Fits hardly any expression, so that it keeps the repeated part from the beginning of the text or from a match. */
const MISFIT = '\0'
const ENDS = ['', MISFIT, '\n']
/** Parts of the expression after a loop that are repeated with it. */
const MAX_AFTER = 2

const isLoop = (node: Node): boolean => {
  if (node.kind === 'repeat') return node.max === Number.POSITIVE_INFINITY || isLoop(node.inner)
  if (node.kind === 'all') return node.parts.some(isLoop)
  if (node.kind === 'either') return node.options.some(isLoop)
  return 'inner' in node && isLoop(node.inner)
}

/** Made of the expression itself: the parts around each of its loops repeated, after the text that leads to a loop. */
export function hostileTexts({ source, flags }: RegExp): HostileText[] {
  const tree = parseRegex(source)
  if (!isLoop(tree)) return []
  const candidates = [...new Set([...ALPHABET, ...source])]
  const begins = new Set(['', MISFIT])
  const repeated = new Set<string>()

  function sampleOf(node: Node): string {
    if (node.kind === 'one') {
      const pattern = new RegExp(`^(?:${node.source})$`, flags.replace(/[gmy]/g, ''))
      return candidates.find(character => pattern.test(character)) ?? ''
    }
    if (node.kind === 'all') return node.parts.map(sampleOf).join('')
    if (node.kind === 'either') return node.options[0] ? sampleOf(node.options[0]) : ''
    if (node.kind === 'repeat') return sampleOf(node.inner).repeat(Math.max(node.min, 1))
    return node.kind === 'group' ? sampleOf(node.inner) : ''
  }

  function visit(node: Node, before: string): void {
    if (node.kind === 'one') repeated.add(sampleOf(node))
    if (node.kind === 'either') for (const option of node.options) visit(option, before)
    if ('inner' in node) visit(node.inner, before)
    if (node.kind !== 'all') return
    const samples = node.parts.map(sampleOf)
    for (const [nth, part] of node.parts.entries()) {
      const led = before + samples.slice(0, nth).join('')
      visit(part, led)
      if (!isLoop(part)) continue
      begins.add(led)
      for (let from = 0; from <= nth; from += 1)
        for (let to = nth; to <= nth + 1 + MAX_AFTER; to += 1) repeated.add(samples.slice(from, to).join(''))
    }
  }

  visit(tree, '')
  repeated.delete('')
  return [...begins].flatMap(begin =>
    [...repeated].flatMap(part => ENDS.map(end => (length: number) => begin + part.repeat(length / part.length) + end)),
  )
}
