import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')

/** Optimising PGlite takes a second; processes of tests end before that pays off. */
export const SHORT_LIVED_FLAGS = ['--liftoff-only']

/**
 * Environment of a Node process started by a test: inherits only PATH, caches compiled modules and runs React's
 * production build, as `npm start` does.
 */
export const processEnv = (env: Record<string, string>): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(ROOT, '.cache/node-compile'),
  ...env,
})
