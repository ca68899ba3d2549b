import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { receiveCommands } from '#cli/receive-commands.ts'
import { serveDev } from '#server/dev.ts'

const ROOT = join(import.meta.dirname, '..')

// A child process prepares the database: only one process can have the embedded one open.
const { status } = spawnSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
await serveDev(receiveCommands)
