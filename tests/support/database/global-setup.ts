import type { TestProject } from 'vitest/node'
import { ensureEmbeddedTemplate } from './database.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server where tests may create databases. */
    serverUrl: string
  }
}

let postgres: TestPostgres | undefined

/** Once per run, not per file. */
export async function setup(project: TestProject): Promise<void> {
  let serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) {
    postgres = await startPostgres()
    serverUrl = postgres.url
  }
  project.provide('serverUrl', serverUrl)
  await ensureEmbeddedTemplate()
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
}
