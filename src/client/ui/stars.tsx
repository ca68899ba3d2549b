import styles from './stars.module.css'

export type StarsProps = {
  /** Already formatted: «4,7». */
  value: string
  /** «38 отзывам»: completes «Оценка 4,7 из 5 по …». */
  byReviews?: string | undefined
}

export type StarRowProps = { value: number; label: string }

export function starsText({ value, byReviews }: StarsProps): string {
  return `Оценка ${value} из 5${byReviews === undefined ? '' : ` по ${byReviews}`}`
}

export function Stars(props: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={starsText(props)}>
      {props.value}
    </span>
  )
}

const STAR = 'M9 1.2l2.4 5 5.5.7-4 3.8 1 5.4L9 13.4l-4.9 2.7 1-5.4-4-3.8 5.5-.7z'
const FIVE = [0, 18, 36, 54, 72]
const WIDTH = 90

/** Five stars filled to the value, for summaries; rows of lists use `Stars`. */
export function StarRow({ value, label }: StarRowProps) {
  const filled = (Math.min(Math.max(value, 0), 5) / 5) * WIDTH
  return (
    <svg className={styles.row} viewBox={`0 0 ${WIDTH} 18`} role="img" aria-label={label}>
      {FIVE.map(x => (
        <path key={x} className={styles.empty} d={STAR} transform={`translate(${x})`} />
      ))}
      <svg width={filled} height="18" overflow="hidden" aria-hidden="true">
        {FIVE.map(x => (
          <path key={x} className={styles.full} d={STAR} transform={`translate(${x})`} />
        ))}
      </svg>
    </svg>
  )
}
