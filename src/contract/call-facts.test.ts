import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from './index.ts'
import { renderCallFacts } from './render-call-facts.ts'

test('the facts in the bundle are those of the contract: run `npm run generate` after changing a call', () => {
  const written = readFileSync(join(import.meta.dirname, 'call-facts.generated.ts'), 'utf8')
  expect(written).toBe(renderCallFacts(contract))
})
