import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles, readText } from './support/files/source-files.ts'

const MAX_LINES = 22
/** `Status: Amended by 0013, 0021; supersedes 0008` */
const STATUS =
  /^Status: (?:accepted|superseded by \d{4}|amended by \d{4}(?:, \d{4})*)(?:; (?:supersedes|amends) \d{4}(?:, \d{4})*)*$/im
const INVERSE = new Map([
  ['superseded by', 'supersedes'],
  ['amended by', 'amends'],
  ['supersedes', 'superseded by'],
  ['amends', 'amended by'],
])

const DECISIONS = new Map(
  listFiles()
    .filter(path => path.startsWith('docs/decisions/'))
    .map(path => [posix.basename(path), readText(path)]),
)

/** `amends 0012` for each decision that a status names. */
const relationsIn = (text: string): string[] =>
  (STATUS.exec(text)?.[0] ?? '')
    .slice('Status: '.length)
    .toLowerCase()
    .split('; ')
    .flatMap(part => {
      const [, relation, numbers] = /^(.+?) (\d.*)$/.exec(part) ?? []
      return numbers ? numbers.split(', ').map(number => `${relation} ${number}`) : []
    })

/** Statuses that are missing or malformed, and relations that the other decision does not name. */
function statusProblems(decisions: ReadonlyMap<string, string>): string[] {
  const byNumber = new Map(Array.from(decisions, ([name, text]) => [name.slice(0, 4), text]))
  return Array.from(decisions, ([name, text]) => {
    if (!STATUS.test(text)) return [`${name}: no status`]
    return relationsIn(text).flatMap(relation => {
      const [, verb = '', other = ''] = /^(.+) (\d{4})$/.exec(relation) ?? []
      const expected = `${INVERSE.get(verb)} ${name.slice(0, 4)}`
      return relationsIn(byNumber.get(other) ?? '').includes(expected) ? [] : [`${other}: not «${expected}»`]
    })
  }).flat()
}

describe('decisions', () => {
  test('are numbered from 0001 without gaps, in file names and titles', () => {
    expect(DECISIONS.size).toBeGreaterThan(0)
    for (const [index, [name, text]] of [...DECISIONS].entries()) {
      expect(name).toMatch(/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/)
      expect([name, Number(name.slice(0, 4))]).toEqual([name, index + 1])
      expect([name, Number(/^# (\d+)\. \S/.exec(text)?.[1])]).toEqual([name, index + 1])
    }
  })

  test(`have at most ${MAX_LINES} lines`, () => {
    const isLong = (text: string) => text.trimEnd().split('\n').length > MAX_LINES
    expect([...DECISIONS].filter(([, text]) => isLong(text)).map(([name]) => name)).toEqual([])
  })

  test('have a status, and a decision that replaces another is named by both', () => {
    expect(statusProblems(DECISIONS)).toEqual([])
  })

  test('are reported without a status or with a one-sided one', () => {
    const decisions = new Map([
      ['0001-none.md', '# 0001. None\n\nStatus quo.\n'],
      ['0002-typo.md', '# 0002. Typo\n\nStatus: obsolete\n'],
      ['0003-old.md', '# 0003. Old\n\nStatus: Superseded by 0004\n'],
      ['0004-new.md', '# 0004. New\n\nStatus: Accepted; amends 0005\n'],
      ['0005-part.md', '# 0005. Part\n\nStatus: Amended by 0004\n'],
    ])
    expect(statusProblems(decisions)).toEqual([
      '0001-none.md: no status',
      '0002-typo.md: no status',
      '0004: not «supersedes 0003»',
    ])
  })
})
