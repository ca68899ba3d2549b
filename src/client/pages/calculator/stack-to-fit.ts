import { stackDots } from '../../ui/scale/dot-stack.ts'

/** The narrowest axis of the device, in px, and the radii tried on it. */
const AXES = {
  desktop: { width: 552, radii: [4.5, 3.5, 2.5] },
  mobile: { width: 312, radii: [3, 2.5, 2] },
}
/** The paper between two dots. */
const BETWEEN = 1
/** A chart of few dots is as high as this many. */
const MIN_LEVELS = 3
const MAX_STACK = 150

/** Dots as large as their stacks allow; the smallest may stack higher. */
export function stackToFit<Dot extends { at: number }>(dots: readonly Dot[], device: keyof typeof AXES) {
  const { width, radii } = AXES[device]
  const stackOf = ([radius = 0, ...smaller]: readonly number[]) => {
    const step = 2 * radius + BETWEEN
    const stacked = stackDots(dots, step / width)
    const levels = Math.max(...stacked.map(({ level }) => level), MIN_LEVELS)
    if (step * levels > MAX_STACK && smaller.length > 0) return stackOf(smaller)
    return { radius, step, levels, stacked }
  }
  return stackOf(radii)
}
