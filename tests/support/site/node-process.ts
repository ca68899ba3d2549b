import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** Environment of a Node process that a test starts: nothing of ours but the path, and compiled modules kept. */
export const processEnv = (env: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(ROOT, '.cache/node-compile'),
  ...env,
})
