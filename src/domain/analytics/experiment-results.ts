/** A visitor who saw the page of the experiment with their option; every rate is of these. */
export const EXPOSED = 'exposed'

/** 95 % confidence, two-sided. */
const CONFIDENT = 1.96
/** The normal approximation needs this many successes and failures in each group. */
const MIN_CASES = 5

export interface Arm {
  exposed: number
  reached: number
}

/** Two-proportion z-test: `null` while there is too little to tell. */
export function isDifferent(control: Arm, option: Arm): boolean | null {
  const isEnough = ({ exposed, reached }: Arm) => reached >= MIN_CASES && exposed - reached >= MIN_CASES
  if (!isEnough(control) || !isEnough(option)) return null
  const all = (control.reached + option.reached) / (control.exposed + option.exposed)
  const error = Math.sqrt(all * (1 - all) * (1 / control.exposed + 1 / option.exposed))
  return Math.abs(rateOf(option) - rateOf(control)) / error > CONFIDENT
}

export const rateOf = ({ exposed, reached }: Arm): number => (exposed > 0 ? reached / exposed : 0)
