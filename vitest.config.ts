import { defineConfig } from 'vitest/config'
import { nameLazyModules } from './scripts/name-lazy-modules.ts'

/** Tests wait for conditions, never for time; only a hang reaches these limits, however busy the machine is. */
const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

/** Tests with a database of their own. */
const DATABASE_TESTS = [
  'src/{db,cli}/**/*.test.ts',
  'src/server/operations/{ranking-thread,recompute-ratings,recompute-statistics}.test.ts',
  'src/seed/write.test.ts',
  'tests/api/{mail,privacy}/*.test.ts',
]

/** Tests beside those of files that need the running site. */
const SITE_TESTS = ['tests/{every-*,dev-site,extending,spec}.test.ts', 'tests/truth/*.test.ts']

// One config, several projects, so that `npm test -- --project unit` runs a part of the whole.
export default defineConfig({
  plugins: [nameLazyModules()],
  test: {
    // Files of a worker share its modules: loading them again for each file cost more than the tests.
    isolate: false,
    // A third one would load everything once more: a tenth more work on two cores, and nothing is ready sooner.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/gallery/*.test.tsx'],
          exclude: [...DATABASE_TESTS, 'src/**/*.dom.test.tsx', ...SITE_TESTS],
          environment: 'node',
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: DATABASE_TESTS,
          globalSetup: 'tests/support/database/global-setup.ts',
          setupFiles: 'tests/support/database/keep-compiled.ts',
          ...PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [...SITE_TESTS, 'tests/api/**/*.test.ts', 'tests/e2e/**/*.e2e.ts'],
          exclude: DATABASE_TESTS,
          globalSetup: 'tests/support/site/site-setup.ts',
          maxConcurrency: 2,
          // Apps in test processes render with React's production build, as the site does.
          env: { NODE_ENV: 'production' },
          ...PATIENCE,
        },
      },
    ],
  },
})
