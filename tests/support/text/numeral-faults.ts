import { parseSync } from 'vite'
import { NOUNS, type NounForms } from '#domain/russian/nouns.ts'
import * as rareNouns from '#domain/russian/rare-nouns.ts'

/** Fields of the syntax tree that are read here. */
type Node = Partial<
  Record<
    | 'type'
    | 'name'
    | 'callee'
    | 'arguments'
    | 'id'
    | 'init'
    | 'value'
    | 'cooked'
    | 'expression'
    | 'start'
    | 'end'
    | 'quasis'
    | 'expressions'
    | 'children',
    unknown
  >
>
/** Literal text, or an expression whose value goes into the text. */
type Part = string | Node

/** Bring their own unit: «до 10 % балла». */
const COMPLETE = new Set([
  'countedGenitive',
  'countedDative',
  'percent',
  'formatPercent',
  'formatMoney',
  'formatMoneyShort',
  'formatDate',
])
/** A number after these is in the genitive, and so is its noun. */
export const GENITIVE = 'из|от|до|около|более|менее|больше|меньше|свыше|короче|длиннее|без|для|после|кроме|среди|у'
/** The dative, instrumental or prepositional. */
export const OTHERS = 'по|к|ко|с|со|над|под|перед|между|о|об|при'
const WANTS_CASE = new RegExp(`(?:^|[^а-яё])(?:${GENITIVE}|${OTHERS})[\\s\\u00a0]+$`, 'iu')
const NOMINATIVE = new Set([
  ...['counted', 'plural', 'scoredProjects', 'scoredAgencies', 'scoredReviews'],
  ...['portfolioProjects', 'ndaProjects', 'headedReviews', 'allReviews', 'countedVotes', 'sampleText'],
])
export const ALL_FORMS: readonly NounForms[] = [...Object.values(NOUNS), ...Object.values(rareNouns)]
export const NOUN_FORMS = new Set(ALL_FORMS.flatMap(forms => Object.values(forms)))
/** «с 2019 года» */
const OF_A_YEAR = 'года'
export const NEXT_WORD = /^[\s\u00a0]+([а-яё]+)/iu

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** Places where a number after «из», «по», «с» has its noun in the nominative, or written in with one ending. */
export function numeralFaults(path: string, source: string): string[] {
  const faults: string[] = []
  const nominatives = new Set<string>()
  const walk = (value: unknown, visit: (node: Node) => void): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, visit)
    else if (isNode(value)) {
      visit(value)
      for (const child of Object.values(value)) walk(child, visit)
    }
  }
  const isNominative = (part: Part | undefined): boolean =>
    isNode(part) &&
    !hasOwnForms(part) &&
    (NOMINATIVE.has(calleeOf(part)) || (part.type === 'Identifier' && nominatives.has(String(part.name))))
  const { program } = parseSync(path, source)
  walk(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init) && NOMINATIVE.has(calleeOf(init))) {
      nominatives.add(String(id.name))
    }
  })
  walk(program, node => {
    const parts = joined(partsOf(node))
    for (const [at, part] of parts.entries()) {
      const [number, between, noun] = parts.slice(at + 1)
      if (typeof part !== 'string' || number === undefined || !WANTS_CASE.test(part)) continue
      const isComplete = isNode(number) && COMPLETE.has(calleeOf(number))
      const word = typeof between === 'string' && !isComplete ? NEXT_WORD.exec(between)?.[1] : undefined
      const isPhrase = typeof between === 'string' && between.trim() === '' && isNominative(noun)
      if (isNominative(number) || isPhrase || (word !== OF_A_YEAR && NOUN_FORMS.has(word ?? ''))) {
        const { start, end } = number as Node
        faults.push(`${path}: «${part.slice(-30).trim()}» before ${source.slice(Number(start), Number(end))}`)
      }
    }
  })
  return faults
}

function calleeOf({ type, callee }: Node): string {
  return type === 'CallExpression' && isNode(callee) ? String(callee.name) : ''
}

/** `plural(count, { one: 'мерке', … })`: forms of another case. */
const hasOwnForms = ({ arguments: given }: Node): boolean =>
  nodesOf(given).some(({ type }) => type === 'ObjectExpression')

/** The parts of a template or of an element's content, in order. */
function partsOf({ type, quasis, expressions, children }: Node): Part[] {
  if (type === 'TemplateLiteral') {
    const inserted = nodesOf(expressions)
    return nodesOf(quasis).flatMap(({ value }, at) => {
      const next = inserted[at]
      return [String((value as Node).cooked), ...(next ? [constantOf(next)] : [])]
    })
  }
  if (type !== 'JSXElement' && type !== 'JSXFragment') return []
  return nodesOf(children).map(child => {
    if (child.type === 'JSXText') return String(child.value)
    return isNode(child.expression) ? constantOf(child.expression) : child
  })
}

function constantOf(node: Node): Part {
  if (node.type === 'Identifier' && node.name === 'NBSP') return '\u00a0'
  return typeof node.value === 'string' ? node.value : node
}

/** Neighbouring texts as one: «из», a non-breaking space and nothing between. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part
    else result.push(part)
  }
  return result
}
