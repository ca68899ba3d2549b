import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StepReport } from '#cli/progress.ts'
import type { Config } from '#server/config.ts'
import { MEMORY_SETTINGS, NODE_FLAGS } from '../server-process.ts'
import { runStep } from './run-step.ts'

const ROOT = join(import.meta.dirname, '../..')
// Sources of what `prepare` adds to an existing database.
const PREPARED_FROM = ['src/db/migrations/*.sql', 'src/seed/content/pages/*.md']

interface Options {
  signal?: AbortSignal
  onReport?: (report: StepReport) => void
}

/** Runs `prepare` in a process of its own: only one at a time can have the embedded database open. */
export async function prepareDatabase(config: Config, { signal, onReport }: Options = {}): Promise<void> {
  const onMessage = onReport && ((message: unknown) => onReport(message as StepReport))
  // 20,000 agencies stay within a gigabyte so, at a tenth more of processor time.
  const [flags, env] = config.seed === 'full' ? [NODE_FLAGS, MEMORY_SETTINGS] : [[], {}]
  await runStep([...flags, join(ROOT, 'src/cli/main.ts'), 'prepare'], { signal, onMessage, env })
  if (!config.databaseUrl) writeFileSync(markerOf(config), stateOf(config))
}

/** A marker file saves opening the embedded database twice at every start. */
export function isPrepared(config: Config): boolean {
  const marker = markerOf(config)
  return !config.databaseUrl && existsSync(marker) && readFileSync(marker, 'utf8') === stateOf(config)
}

const markerOf = ({ dataDir }: Config): string => join(dataDir, 'prepared')

function stateOf({ seed }: Config): string {
  const hash = createHash('sha256')
  for (const file of globSync(PREPARED_FROM, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)))
  return `${seed} ${hash.digest('hex')}`
}
