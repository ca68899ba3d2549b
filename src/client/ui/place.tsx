import { placeBefore, type ShiftedPlace } from '#domain/rating/compared-with.ts'
import { classNames } from './class-names.ts'
import styles from './place.module.css'

export function PlaceShift(props: ShiftedPlace) {
  const { change } = props
  const text = placeBefore(props)
  if (change === null || text === '') return null
  const label = `${change > 0 ? `поднялось на ${change}` : `опустилось на ${-change}`}: ${text}`
  return (
    <span
      className={classNames(`fine ${styles.change}`, change > 0 ? styles.up : `muted ${styles.down}`)}
      role="img"
      aria-label={label}
      title={label}
    >
      {Math.abs(change)}
    </span>
  )
}
