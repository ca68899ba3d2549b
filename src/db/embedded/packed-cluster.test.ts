import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packedVersion } from './packed-cluster.ts'

test('the packed cluster was made by the PGlite in use', () => {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8')) as { version: string }
  expect(packedVersion()).toBe(version)
})
