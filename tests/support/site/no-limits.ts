import type { Limits } from '#server/app.ts'

/** For tests of something else than limits: they all come from one address, on a machine that may be busy. */
export const NO_LIMITS: Partial<Limits> = {
  callsPerMinute: 1_000_000,
  isStrict: false,
  notFoundPerMinute: 1_000_000,
  // None: a process that got no turn for a second takes itself for busy, whatever the number.
  maxEventLoopDelayMs: 0,
}
