import type { Limits } from '#server/app.ts'

/** For tests that are not about limits: they share one address, and the machine may be busy. */
export const NO_LIMITS: Partial<Limits> = {
  callsPerMinute: 1_000_000,
  isStrict: false,
  notFoundPerMinute: 1_000_000,
  pagesPerMinute: 1_000_000,
  renders: { atOnce: 4, waiting: 1_000_000, waitMs: 600_000 },
  commands: { atOnce: 4, waiting: 1_000_000, waitMs: 600_000 },
  bigBodiesPerAddress: 1_000_000,
  // Zero turns the check off: a starved process would count as overloaded at any other value.
  maxEventLoopDelayMs: 0,
  maxDatabaseWaitMs: 0,
}
