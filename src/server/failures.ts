import { Counter } from 'prom-client'

/** Everything that can go wrong in the process itself, and how the log calls it. */
const FAILURES = {
  call: 'a call failed while rendering',
  page: 'a page failed',
  part: 'a part of a page was not drawn',
  refresh: 'a page was not refreshed',
  request: 'a request failed',
  compression: 'a page was not compressed',
  pool: 'an idle database connection was lost',
  listen: 'the connection for notifications was lost',
  replica: 'the replica does not answer, so the primary is read',
  embedded: 'the embedded database has stopped',
  queue: 'the job queue failed',
  job: 'a job failed',
  outbox: 'the outbox failed',
  counts: 'counts were not written',
} as const

type FailureKind = keyof typeof FAILURES

/** The part of pino's logger that handlers use. */
export interface Log {
  warn(detail: object, message: string): void
}

interface FailureLog {
  error(detail: object, message: string): void
  info(message: string): void
}

export interface Failures {
  report(kind: FailureKind, error: unknown, detail?: object): void
  /** Says that a failure is over. */
  recovered(message: string): void
  logTo(log: FailureLog): void
  counter: Counter<'kind'>
}

/** The database opens before the application has a log. */
const STDERR: FailureLog = {
  error: (detail, message) => {
    const { err } = detail as { err?: unknown }
    process.stderr.write(`${message}: ${err instanceof Error ? err.message : String(err)}\n`)
  },
  info: message => void process.stderr.write(`${message}\n`),
}

/** Logs and counts every failure in one place, so that none is silent. */
export function makeFailures(): Failures {
  const counter = new Counter({
    name: 'merilo_failures_total',
    help: 'Failures by kind (src/server/failures.ts)',
    labelNames: ['kind'],
    registers: [],
  })
  // A series that appears with its first failure has no increase to alert on.
  for (const kind of Object.keys(FAILURES)) counter.inc({ kind }, 0)
  let log = STDERR
  return {
    report(kind, error, detail = {}) {
      counter.inc({ kind })
      log.error({ kind, ...detail, err: error }, FAILURES[kind])
    },
    recovered: message => log.info(message),
    logTo: next => {
      log = next
    },
    counter,
  }
}
