/** A position on a scale as an SVG length: at most two decimals, to keep the HTML short. */
export function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100}%`
}

export interface Tick {
  /** From 0 to 1 along the axis. */
  at: number
  /** Major ticks are longer and may have a label. */
  isMajor: boolean
  label?: string
  /** On a phone the label would touch its neighbours. */
  isForWide?: boolean
}

/** Even ticks from zero: «0 20 40 60 80 100», with minor ones between. */
export function evenTicks(max: number, step: number, minor: number): Tick[] {
  return Array.from({ length: Math.floor(max / minor) + 1 }, (_, index) => {
    const value = index * minor
    const isMajor = value % step === 0
    return { at: value / max, isMajor, ...(isMajor && { label: String(value) }) }
  })
}

/** Points of addends up to the largest limit: «0 5 10 … 35», on a phone «0 10 20 35». */
export function pointTicks(max: number): Tick[] {
  return evenTicks(max, 5, 1).map(tick => {
    const value = Number(tick.label)
    const isOdd = value % 10 !== 0 || value + 10 > max
    return { ...tick, ...(value < max && isOdd && { isForWide: true }) }
  })
}

export interface StepPoint {
  x: number
  y: number
}

const MIN_SPREAD = 4

/** Places as points of a step line: up is better. A nearly level history is not blown up to the full height. */
export function stepPoints(places: readonly number[], width: number, height: number, margin: number): StepPoint[] {
  const best = Math.min(...places)
  const spread = Math.max(Math.max(...places) - best, MIN_SPREAD)
  const stride = (width - 2 * margin) / Math.max(places.length - 1, 1)
  return places.map((place, index) => ({
    x: round(margin + index * stride),
    y: round(margin + ((place - best) / spread) * (height - 2 * margin)),
  }))
}

export function stepPath(points: readonly StepPoint[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      return before.y === y ? `H${x}` : `H${x}V${y}`
    })
    .join('')
}

const round = (value: number): number => Math.round(value * 10) / 10
