import { defineConfig } from 'vitest/config'
import { nameLazyModules } from './scripts/name-lazy-modules.ts'

// One config, several projects, so that `npm test -- --project unit` runs a part of the whole.
export default defineConfig({
  plugins: [nameLazyModules()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['src/db/**', 'tests/every-*.test.ts', 'tests/extending.test.ts'],
          environment: 'node',
          // Some start a process or a database; a busy machine must not fail them.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['src/db/**/*.test.ts'],
          globalSetup: 'tests/support/database/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/every-*.test.ts', 'tests/extending.test.ts', 'tests/api/**/*.test.ts', 'tests/e2e/*.e2e.ts'],
          globalSetup: 'tests/support/site/site-setup.ts',
          maxWorkers: 2,
          maxConcurrency: 3,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
