interface AdRun {
  slot: string
  /** The last day of showing. */
  ends_on: string
}

/** Praise comes after the run: the advertiser had an ad of that format, and it was over by that day. */
export const hasRun = (slot: string, runs: readonly AdRun[], day: string): boolean =>
  runs.some(run => run.slot === slot && run.ends_on < day)
