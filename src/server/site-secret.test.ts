import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSiteSecret } from './site-secret.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'merilo-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('the secret is made once, for its owner only', () => {
  const made = readSiteSecret({ secretKey: undefined, dataDir })
  expect(made).toHaveLength(32)
  expect(readSiteSecret({ secretKey: undefined, dataDir })).toEqual(made)
  expect(readdirSync(dataDir)).toEqual(['secret-key'])
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('a folder of another site has another secret', () => {
  const other = join(dataDir, 'other')
  expect(readSiteSecret({ secretKey: undefined, dataDir: other })).not.toEqual(
    readSiteSecret({ secretKey: undefined, dataDir }),
  )
})

test('with SECRET_KEY nothing is written, and every machine has the same secret', () => {
  const secretKey = 'one secret for all machines of a site'
  const first = readSiteSecret({ secretKey, dataDir })
  expect(readSiteSecret({ secretKey, dataDir: '/no/such/folder' })).toEqual(first)
  expect(readdirSync(dataDir)).toEqual([])
})
