import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'
import { countSteps } from './support/text/count-steps.ts'
import { type HostileText, hostileTexts } from './support/text/hostile-texts.ts'

/** Their expressions read what we wrote ourselves: the demo market and our stylesheets. */
const OWN_TEXT = ['src/seed/', 'src/client/ui/chart/chart-picture.tsx']
const SOURCES = listFiles('src').filter(
  path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !OWN_TEXT.some(own => path.startsWith(own)),
)
/** Composed of parts, so that no scanner can read them: tests/linear-functions.test.ts runs what they are for. */
const COMPOSED = [
  'src/client/pages/agency/agency-query.ts',
  'src/domain/cases/measured-result.ts',
  'src/domain/paths/hide-keys.ts',
  'src/server/mail/seal.ts',
]

/** Twice the text costs a linear expression twice the steps, a quadratic one four times. */
const MAX_GROWTH = 3
const FEW = 100
/** Loops of up to eighty characters look quadratic in shorter texts. */
const MANY = 400

interface Found {
  expression: string
  pattern: RegExp
}

/** Expressions as written, and the patterns of schemas, which the validator compiles with the flag `u`. */
function expressionsIn(path: string, text: string): { found: Found[]; isComposing: boolean } {
  const found: Found[] = []
  let isComposing = false
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, regex, callee, key, value } = node as Record<string, Record<string, string> | undefined>
    const add = (source: string, flags: string) =>
      found.push({ expression: `${path} /${source}/${flags}`, pattern: new RegExp(source, flags) })
    if (regex) add(regex.pattern ?? '', regex.flags ?? '')
    if (String(type) === 'Property' && key?.name === 'pattern' && typeof value?.value === 'string')
      add(value.value, 'u')
    if (String(type) === 'NewExpression' && callee?.name === 'RegExp') isComposing = true
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(path, text).program)
  return { found, isComposing }
}

function isSlow(pattern: RegExp, text: HostileText, length: number): boolean {
  const steps = countSteps(pattern, text(2 * length))
  return steps === Number.POSITIVE_INFINITY || steps > MAX_GROWTH * countSteps(pattern, text(length))
}

const slowText = (pattern: RegExp): string | undefined =>
  hostileTexts(pattern).find(text => isSlow(pattern, text, FEW) && isSlow(pattern, text, MANY))?.(20)

const READ = SOURCES.map(path => ({ path, ...expressionsIn(path, readText(path)) }))

test('every expression of the site takes twice the steps for twice the text', () => {
  const all = new Map(READ.flatMap(({ found }) => found.map(({ expression, pattern }) => [expression, pattern])))
  expect(all.size).toBeGreaterThan(250)
  const slow = Array.from(all, ([expression, pattern]) => ({ expression, text: slowText(pattern) }))
  expect(slow.filter(({ text }) => text !== undefined)).toEqual([])
})

test('composed expressions are known', () => {
  expect(READ.filter(({ isComposing }) => isComposing).map(({ path }) => path)).toEqual(COMPOSED)
})

test('expressions are found as literals and as patterns of schemas, and composed ones are noticed', () => {
  const { found, isComposing } = expressionsIn('made-up.ts', `const a = /x+$/g.test(b)\nconst c = { pattern: '^y$' }`)
  expect(found.map(({ expression }) => expression)).toEqual(['made-up.ts /x+$/g', 'made-up.ts /^y$/u'])
  expect(isComposing).toBe(false)
  expect(expressionsIn('made-up.tsx', 'const view = <b>{new RegExp(word).test(text)}</b>').isComposing).toBe(true)
})

test.each([
  ['that began at each space of a run', /[^\S\n]+\n/g],
  ['with a loop before the end', /[. ]+$/],
  ['with a loop after another beginning', /^[. ]+|[. ]+$/g],
  ['with two ways to find a dot', /^https?:\/\/[^\s]+\.[^\s]+$/],
  ['with a beginning inside its own loop', /<link [^>]*\bdisabled>/g],
  ['with a loop in a loop', /^(?:[a-z]+-?)+$/],
  ['with a lazy loop', /\/\*.*?\*\//gs],
  ['with a loop in a lookahead', /a(?=\w*!)/g],
])('an expression %s is found out', (_, pattern) => {
  expect(slowText(pattern)).toBeDefined()
})

test.each([
  ['one that begins at the first space of a run', /(?<![^\S\n])[^\S\n]+\n/g],
  ['a mailbox', /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/],
  ['a bounded loop', /[a-z]{1,80}!/],
  ['a backreference', /^(.)\1{2,}$/u],
])('%s is linear', (_, pattern) => {
  expect(slowText(pattern)).toBeUndefined()
})

test.each([
  [/b/, 'aab', 3],
  [/^b/, 'aab', 2],
  [/a+b/g, 'aaa', 16],
  [/(a)\1/, 'aa', 2],
])('%s compares as often as an engine that backtracks', (pattern, text, steps) => {
  expect(countSteps(pattern, text)).toBe(steps)
})
