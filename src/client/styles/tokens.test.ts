import { describe, expect, test } from 'vitest'

// The client has no Node types, and Vitest stubs imported stylesheets, also with `?raw`, hence getBuiltinModule.
declare const process: { getBuiltinModule(id: 'node:fs'): { readFileSync(path: URL, encoding: 'utf8'): string } }
const tokensCss = process.getBuiltinModule('node:fs').readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const DARK = '@media screen and (prefers-color-scheme: dark)'
const AA_TEXT = 4.5
const AA_SHAPE = 3

const GROUNDS = ['paper', 'paper-2', 'paper-raised'] as const
const ADDENDS = ['works', 'voices', 'self'] as const

const TEXT_PAIRS = [
  ...['ink', 'ink-2', 'ink-3', 'link', 'visir-text', 'up', 'err'].flatMap(text =>
    GROUNDS.map(ground => [text, ground] as const),
  ),
  ...['ink', 'ink-2'].map(text => [text, 'paper-3'] as const),
  ...['ink', 'ink-2'].map(ground => ['on-ink', ground] as const),
  ['on-ink', 'err'],
  ...ADDENDS.map(hue => ['on-hue', hue] as const),
  ['up', 'up-soft'],
  ['err', 'err-soft'],
  ['visir-text', 'visir-soft'],
  ...['up-soft', 'err-soft', 'visir-soft'].map(ground => ['ink', ground] as const),
] as const

const SHAPE_PAIRS = [
  ...['line-2', 'visir', 'star', ...ADDENDS].flatMap(shape =>
    (shape === 'star' ? ['paper'] : ['paper', 'paper-2']).map(ground => [shape, ground] as const),
  ),
  ...ADDENDS.map(hue => [hue, `${hue}-tint`] as const),
] as const

function colours(css: string): Map<string, string> {
  return new Map([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))
}

const [lightCss = '', darkCss = ''] = tokensCss.split(DARK)
const light = colours(lightCss)
const dark = colours(darkCss)

/** WCAG 2.1, relative luminance. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(mode: Map<string, string>, one: string, other: string): number {
  const [a, b] = [mode.get(one), mode.get(other)]
  if (!a || !b) throw new Error(`no colour token for ${one} or ${other}`)
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

test('the formula gives the known contrast of black on white', () => {
  const mode = colours('--black: #000000; --white: #ffffff;')
  expect(contrast(mode, 'black', 'white')).toBeCloseTo(21)
})

test('colours that hardly differ, or are missing, are found out', () => {
  const mode = colours('--ink: #777777; --paper: #888888; --width: 10px;')
  expect([...mode.keys()]).toEqual(['ink', 'paper'])
  expect(contrast(mode, 'ink', 'paper')).toBeLessThan(AA_SHAPE)
  expect(() => contrast(mode, 'ink', 'no-such')).toThrow(/no-such/)
})

test('dark mode redefines every colour of light mode', () => {
  expect(light.size).toBeGreaterThan(20)
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort())
})

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('in %s mode', (_name, mode) => {
  test.each(TEXT_PAIRS)('text %s is readable on %s', (text, ground) => {
    expect(contrast(mode, text, ground)).toBeGreaterThanOrEqual(AA_TEXT)
  })

  test.each(SHAPE_PAIRS)('shape %s stands out on %s', (shape, ground) => {
    expect(contrast(mode, shape, ground)).toBeGreaterThanOrEqual(AA_SHAPE)
  })
})
