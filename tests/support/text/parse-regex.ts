/** A regular expression as a tree, for the counting matcher. */
export type Node =
  /** One character: a literal, an escape, a class or the dot, as written. */
  | { kind: 'one'; source: string }
  | { kind: 'all'; parts: Node[] }
  | { kind: 'either'; options: Node[] }
  | { kind: 'repeat'; inner: Node; min: number; max: number; isLazy: boolean }
  /** `^`, `$`, `\b`, `\B`. */
  | { kind: 'place'; source: string }
  | { kind: 'look'; inner: Node; isBehind: boolean; isNegative: boolean }
  | { kind: 'group'; inner: Node; nth: number }
  | { kind: 'again'; nth: number }

const LOOKS: Readonly<Record<string, { isBehind: boolean; isNegative: boolean }>> = {
  '(?=': { isBehind: false, isNegative: false },
  '(?!': { isBehind: false, isNegative: true },
  '(?<=': { isBehind: true, isNegative: false },
  '(?<!': { isBehind: true, isNegative: true },
}
const OPENING = /\((?:\?(?::|<?[=!]|<\w+>))?/y
const QUANTIFIER = /([*+?]|\{(\d+)(,?)(\d*)\})(\??)/y
const CLASS = /\[(?:\\.|[^\]\\])*\]/y
const ESCAPE = /\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/iy
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  '*': [0, Number.POSITIVE_INFINITY],
  '+': [1, Number.POSITIVE_INFINITY],
  '?': [0, 1],
}

/** Reads the syntax that the site uses; named backreferences and classes of the `v` flag are not among it. */
export function parseRegex(source: string): Node {
  let at = 0
  let groups = 0
  const take = (token: RegExp): RegExpExecArray | null => {
    token.lastIndex = at
    const found = token.exec(source)
    if (found) at += found[0].length
    return found
  }

  function readEither(): Node {
    const options = [readAll()]
    while (source[at] === '|') {
      at += 1
      options.push(readAll())
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'either', options }
  }

  function readAll(): Node {
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(readRepeated())
    return { kind: 'all', parts }
  }

  function readRepeated(): Node {
    const inner = readAtom()
    const [, sign = '', from, comma, to, lazy] = take(QUANTIFIER) ?? []
    if (sign === '') return inner
    const upTo = to || (comma ? Number.POSITIVE_INFINITY : from)
    const [min, max] = BOUNDS[sign] ?? [Number(from), Number(upTo)]
    return { kind: 'repeat', inner, min, max, isLazy: lazy === '?' }
  }

  function readAtom(): Node {
    const [opening] = take(OPENING) ?? []
    if (opening) return readGroup(opening)
    const [token] = take(CLASS) ?? take(ESCAPE) ?? [String.fromCodePoint(source.codePointAt(at) ?? 0)]
    if (!token.startsWith('[') && !token.startsWith('\\')) at += token.length
    if (/^(?:[$^]|\\b)$/i.test(token)) return { kind: 'place', source: token }
    return /^\\[1-9]$/.test(token) ? { kind: 'again', nth: Number(token[1]) } : { kind: 'one', source: token }
  }

  function readGroup(opening: string): Node {
    const look = LOOKS[opening]
    const isCapturing = !look && opening !== '(?:'
    if (isCapturing) groups += 1
    const nth = groups
    const inner = readEither()
    at += 1
    if (look) return { kind: 'look', inner, ...look }
    return isCapturing ? { kind: 'group', inner, nth } : inner
  }

  return readEither()
}
