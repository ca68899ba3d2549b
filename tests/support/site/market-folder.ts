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
import { isNeeded } from '#db/embedded/packed-cluster.ts'
import { copyEmbeddedTemplate } from '../database/database.ts'
import { processEnv, ROOT } from './node-process.ts'

export const MARKETS = join(ROOT, '.cache/test-market')
const SOURCES = [
  'src/db/migrations/*.sql',
  'src/{seed,ranking,domain}/**/*.ts',
  'src/seed/content/**/*.md',
  'src/server/{content,operations}/**/*.ts',
  'src/cli/publish-ratings.ts',
  'src/db/queries/{calculator,promo,rating,stats}/*.ts',
]
const DAY_MS = 86_400_000

/** Copies the market to a new data folder, which the caller removes. */
export function copyMarket(market: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'merilo-market-'))
  cpSync(market, dataDir, { recursive: true, filter: isNeeded })
  return dataDir
}

/** Returns the folder of a closed embedded database with the tiny market, built once per version of its sources. */
export async function ensureMarket(): Promise<string> {
  const folder = join(MARKETS, marketKey())
  if (existsSync(folder)) return folder
  mkdirSync(MARKETS, { recursive: true })
  removeOldMarkets()
  const making = mkdtempSync(join(MARKETS, 'making-'))
  await copyEmbeddedTemplate(making)
  prepare({ SEED: 'tiny', DATA_DIR: making })
  try {
    renameSync(making, folder)
  } catch (error) {
    // Another run may have created the same one meanwhile.
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true, force: true })
  }
  return folder
}

/** Fills an empty database of a server. */
export const prepareMarket = (size: 'tiny' | 'demo', databaseUrl: string): void =>
  prepare({ SEED: size, DATABASE_URL: databaseUrl })

function prepare(env: Record<string, string>): void {
  execFileSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], {
    env: processEnv(env),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** Removes old markets but keeps recent ones, which a concurrent run may use. */
export function removeOldMarkets(): void {
  for (const name of readdirSync(MARKETS)) {
    const folder = join(MARKETS, name)
    if (Date.now() - statSync(folder).mtimeMs > DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}

/** Changes with everything that decides what is in a market. */
export function marketKey(): string {
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
