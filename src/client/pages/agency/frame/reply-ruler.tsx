import { counted } from '#domain/russian/plural.ts'
import { Axis } from '../../../ui/scale/axis.tsx'
import { ValueBar } from '../../../ui/scale/value-bar.tsx'
import styles from './reply-ruler.module.css'

const TWO_DAYS = 48
const STEP = 8

const TICKS = Array.from({ length: TWO_DAYS / STEP + 1 }, (_, index) => {
  const hours = index * STEP
  return { at: hours / TWO_DAYS, isMajor: true, label: hours === TWO_DAYS ? `${hours} ч` : String(hours) }
})

/** How soon an agency usually replies, on an axis of two days; longer times fill it. */
export function ReplyRuler({ hours }: { hours: number }) {
  return (
    <div className={styles.ruler}>
      <ValueBar at={hours / TWO_DAYS} text={counted(hours, 'hour')} />
      <Axis ticks={TICKS} isBelow />
    </div>
  )
}
