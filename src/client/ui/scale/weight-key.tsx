import { classNames } from '../class-names.ts'
import { addendFill } from './addends.ts'
import { ScoreBar } from './score-bar.tsx'
import styles from './weight-key.module.css'

export interface WeightKeyProps {
  /** In the order of the methodology; together 100. */
  weights: readonly { title: string; points: number }[]
}

/** The standard: a full score, the weight of each addend over its part. It is the key to all bars of the page. */
export function WeightKey({ weights }: WeightKeyProps) {
  return (
    <div className={classNames(styles.key, weights.length === 6 && styles.six)}>
      <ul className={styles.names}>
        {weights.map(({ title, points }, index) => (
          <li key={title}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect className={addendFill(index)} width="100%" height="100%" />
            </svg>
            {title} <b>{points}</b>
          </li>
        ))}
      </ul>
      <ScoreBar addends={weights.map(({ points }) => points)} label="Слагаемые полного балла" minLabelled={101} />
      <b className={styles.whole}>= 100</b>
    </div>
  )
}
