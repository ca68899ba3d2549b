import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const CACHE = join(ROOT, '.cache/test-market')
const SOURCES = ['src/db/migrations/*.sql', 'src/{seed,ranking,domain}/**/*.ts']
const DAY_MS = 86_400_000

/** A data folder of its own with the market in it; removing it is the caller's. */
export function copyMarket(market: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-market-'))
  cpSync(market, dataDir, { recursive: true })
  return dataDir
}

/** The folder of a closed database with the tiny market: made once per state of what makes it. */
export function ensureMarket(): string {
  const folder = join(CACHE, sourceHash())
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  removeOld()
  const making = mkdtempSync(join(CACHE, 'making-'))
  execFileSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], {
    env: { PATH: process.env.PATH, SEED: 'tiny', DATA_DIR: making },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    renameSync(making, folder)
  } catch (error) {
    // Another run was quicker, with the same result.
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return folder
}

/** Markets of earlier sources; younger ones may be in use by a run beside this one. */
function removeOld(): void {
  for (const name of readdirSync(CACHE)) {
    const folder = join(CACHE, name)
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}

function sourceHash(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
