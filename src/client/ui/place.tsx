import { classNames } from './class-names.ts'
import styles from './place.module.css'

/** Places gained (positive) or lost; `new` if there was none before; null if there is nothing to compare. */
export type PlaceChange = number | 'new' | null

export type PlaceShiftProps = { change: PlaceChange }

export function placeChangeText(change: PlaceChange): string {
  if (change === null || change === 0) return ''
  if (change === 'new') return 'не было в прошлом выпуске'
  return change > 0 ? `поднялось на ${change}` : `опустилось на ${-change}`
}

export function PlaceShift({ change }: PlaceShiftProps) {
  const text = placeChangeText(change)
  if (change === null || text === '') return null
  const direction = change === 'new' ? styles.new : change > 0 ? styles.up : styles.down
  return (
    <span className={classNames(styles.change, direction)} role="img" aria-label={text} title={text}>
      {change === 'new' ? 'новое' : Math.abs(change)}
    </span>
  )
}
