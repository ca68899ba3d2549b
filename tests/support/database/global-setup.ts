import type { TestProject } from 'vitest/node'
import { ensureEmbeddedTemplate } from './database.ts'
import { type TestPostgres, testPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A real PostgreSQL server where tests may create databases. */
    serverUrl: string
  }
}

let postgres: TestPostgres | undefined

/** Runs once per test run, not per file. */
export async function setup(project: TestProject): Promise<void> {
  postgres = await testPostgres()
  project.provide('serverUrl', postgres.url)
  await ensureEmbeddedTemplate()
}

export async function teardown(): Promise<void> {
  await postgres?.stop()
}
