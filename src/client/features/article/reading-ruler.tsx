import { NBSP } from '#domain/numbers/numbers.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import styles from './reading-ruler.module.css'

interface ReadingRulerProps {
  /** How long the whole text is read. */
  minutes: number
}

/** Across the top of a window with no room for contents beside the text; watch-reading-place.ts shows and moves it. */
export function ReadingRuler({ minutes }: ReadingRulerProps) {
  const ticks = evenTicks(minutes, 1, 0.5).map(tick =>
    tick.at === 1 ? { ...tick, label: `${minutes}${NBSP}мин` } : tick,
  )
  return (
    <div className={styles.ruler} data-reading="ruler" data-minutes={minutes} data-print="none" aria-hidden="true">
      <div className={styles.scale}>
        <Axis ticks={ticks} />
        <span className={styles.mark} data-reading="minute" />
      </div>
    </div>
  )
}
