import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache/test-market')
const SOURCES = ['src/db/migrations/*.sql', 'src/{seed,ranking,domain}/**/*.ts']

/** A data folder of its own with the tiny market in it; removing it is the caller's. */
export function copyMarket(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-market-'))
  cpSync(ensureMarket(), dataDir, { recursive: true })
  return dataDir
}

/** The folder of a closed database with the tiny market: made once per state of what makes it. */
export function ensureMarket(): string {
  const folder = join(CACHE, sourceHash())
  if (existsSync(folder)) return folder
  // Markets of earlier sources are of no more use.
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const making = mkdtempSync(join(CACHE, 'making-'))
  execFileSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], {
    env: { PATH: process.env.PATH, SEED: 'tiny', DATA_DIR: making },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  renameSync(making, folder)
  return folder
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
