import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

// The database is prepared by its own process and closed again: the embedded one opens only once at a time.
const { status } = spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await import('../src/server/dev.ts')
