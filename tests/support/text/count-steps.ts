import { type Node, parseRegex } from './parse-regex.ts'

type Go = (at: number) => boolean

/** An exponential expression would never end. */
const MAX_STEPS = 500_000

/**
 * How many characters the expression compares while it is applied to the whole text, as a backtracking engine does it:
 * from each position in turn, and with the flag `g` on after a match. Infinity if there is no end to it.
 */
export function countSteps({ source, flags }: RegExp, text: string): number {
  const tree = parseRegex(source)
  const characters = /[uv]/.test(flags) ? [...text] : text.split('')
  const places = new Map<string, RegExp>()
  const groups: string[] = []
  let steps = 0

  const fits = (one: string, character: string | undefined): boolean =>
    character !== undefined && oneCharacter(one, flags).has(character)

  function isPlace(place: string, at: number): boolean {
    const around = (characters[at - 1] ?? '') + (characters[at] ?? '')
    const pattern = places.get(place) ?? new RegExp(place, `${flags.replace(/[gy]/g, '')}y`)
    places.set(place, pattern)
    // Only the neighbours decide, and whether there are any.
    pattern.lastIndex = characters[at - 1]?.length ?? 0
    return pattern.test(around)
  }

  function match(node: Node, at: number, step: 1 | -1, go: Go): boolean {
    if (steps > MAX_STEPS) return false
    switch (node.kind) {
      case 'one':
        steps += 1
        return fits(node.source, characters[step === 1 ? at : at - 1]) && go(at + step)
      case 'place':
        steps += 1
        return isPlace(node.source, at) && go(at)
      case 'either':
        return node.options.some(option => match(option, at, step, go))
      case 'all':
        return matchAll(step === 1 ? node.parts : node.parts.toReversed(), 0, at, step, go)
      case 'repeat':
        return node.inner.kind === 'one' && !node.isLazy ? repeatOne(node, at, step, go) : repeat(node, 0, at, step, go)
      case 'look':
        return match(node.inner, at, node.isBehind ? -1 : 1, () => true) !== node.isNegative && go(at)
      case 'group':
        return match(node.inner, at, step, end => {
          groups[node.nth] = characters.slice(Math.min(at, end), Math.max(at, end)).join('')
          return go(end)
        })
      case 'again': {
        const again = [...(groups[node.nth] ?? '')]
        steps += again.length
        return again.every((character, offset) => characters[at + offset] === character) && go(at + again.length)
      }
    }
  }

  function matchAll(parts: readonly Node[], nth: number, at: number, step: 1 | -1, go: Go): boolean {
    const part = parts[nth]
    return part ? match(part, at, step, next => matchAll(parts, nth + 1, next, step, go)) : go(at)
  }

  function repeat(node: Node & { kind: 'repeat' }, times: number, at: number, step: 1 | -1, go: Go): boolean {
    const more = () =>
      times < node.max &&
      match(node.inner, at, step, next => (next !== at || times < node.min) && repeat(node, times + 1, next, step, go))
    if (times < node.min) return more()
    return node.isLazy ? go(at) || more() : more() || go(at)
  }

  /** The usual loop without recursion, which would overflow the stack. */
  function repeatOne({ inner, min, max }: Node & { kind: 'repeat' }, at: number, step: 1 | -1, go: Go): boolean {
    let times = 0
    while (times < max && match(inner, at + times * step, step, () => true)) times += 1
    for (; times >= min; times -= 1) if (go(at + times * step)) return true
    return false
  }

  const lastStart = isAnchored(tree) && !flags.includes('m') ? 0 : characters.length
  for (let start = 0; start <= lastStart && steps <= MAX_STEPS; ) {
    let end = -1
    const isFound = match(tree, start, 1, at => {
      end = at
      return true
    })
    if (isFound && !flags.includes('g')) break
    start = isFound ? Math.max(end, start + 1) : start + 1
  }
  return steps > MAX_STEPS ? Number.POSITIVE_INFINITY : steps
}

/** Engines try such an expression at the beginning only. */
function isAnchored(node: Node): boolean {
  if (node.kind === 'either') return node.options.every(isAnchored)
  if (node.kind === 'group') return isAnchored(node.inner)
  if (node.kind === 'all') return node.parts[0] !== undefined && isAnchored(node.parts[0])
  return node.kind === 'place' && node.source === '^'
}

const known = new Map<string, { has: (character: string) => boolean }>()

/** The characters that one class or escape matches. */
function oneCharacter(source: string, flags: string): { has: (character: string) => boolean } {
  const key = `${source}/${flags}`
  const found = known.get(key)
  if (found) return found
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gmy]/g, ''))
  const answers = new Map<string, boolean>()
  const made = {
    has: (character: string) => {
      const answer = answers.get(character) ?? pattern.test(character)
      answers.set(character, answer)
      return answer
    },
  }
  known.set(key, made)
  return made
}
