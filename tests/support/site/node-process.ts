import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** Environment of a Node process started by a test: inherits only PATH and caches compiled modules. */
export const processEnv = (env: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(ROOT, '.cache/node-compile'),
  ...env,
})
