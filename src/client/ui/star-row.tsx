import styles from './stars.module.css'

export type StarRowProps = { value: number; label: string }

const STAR = 'M9 1.2l2.4 5 5.5.7-4 3.8 1 5.4L9 13.4l-4.9 2.7 1-5.4-4-3.8 5.5-.7z'
const FIVE = [0, 18, 36, 54, 72]
const WIDTH = 90

/** Five stars filled to the value, for summaries; list rows use `Stars`. */
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
