import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { renderCallFacts } from './render-call-facts.ts'

test('the facts in the bundle are those of the contract: run `npm run generate` after changing a call', () => {
  const written = readFileSync(join(import.meta.dirname, 'call-facts.generated.ts'), 'utf8')
  expect(written).toBe(renderCallFacts(contract))
})

test('every family of calls is in the contract', async () => {
  const families = globSync('*.ts', { cwd: join(import.meta.dirname, 'calls') })
  expect(families.length).toBeGreaterThan(20)
  for (const family of families) {
    const exported: Record<string, object> = await import(`./calls/${family}`)
    const calls = Object.entries(exported).filter(([name]) => name.endsWith('Calls'))
    expect(calls, family).toHaveLength(1)
    for (const name of calls.flatMap(([, known]) => Object.keys(known))) expect(contract).toHaveProperty([name])
  }
})
