import { defineConfig } from 'vitest/config'

// One config, several projects, so that `npm test -- --project unit` runs a part of the whole.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}'], exclude: ['src/db/**'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['src/db/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
