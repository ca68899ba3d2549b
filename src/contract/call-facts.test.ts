import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { renderCallFacts } from './render-call-facts.ts'

test('the facts in the bundle are those of the contract: run `npm run generate` after changing a call', () => {
  const written = readFileSync(join(import.meta.dirname, 'call-facts.generated.ts'), 'utf8')
  expect(written).toBe(renderCallFacts(contract))
})

/** Faults of a module of calls: not one table, or calls that the contract does not have. */
function problemsOf(exported: Readonly<Record<string, object>>): string[] {
  const tables = Object.keys(exported).filter(name => name.endsWith('Calls'))
  const calls = tables.flatMap(name => Object.keys(exported[name] ?? {}))
  return [...(tables.length === 1 ? [] : tables), ...calls.filter(name => !(name in contract))]
}

test('every family of calls is in the contract', async () => {
  const families = globSync('*.ts', { cwd: join(import.meta.dirname, 'calls') })
  expect(families.length).toBeGreaterThan(20)
  for (const family of families) {
    const exported: Record<string, object> = await import(`./calls/${family}`)
    expect(Object.keys(exported).join(), family).toContain('Calls')
    expect(problemsOf(exported), family).toEqual([])
  }
})

test('a call outside the contract and a second table are found out', () => {
  expect(problemsOf({ madeUpCalls: { 'no-such-call': {} } })).toEqual(['no-such-call'])
  expect(problemsOf({ oneCalls: {}, otherCalls: {} })).toEqual(['oneCalls', 'otherCalls'])
})
