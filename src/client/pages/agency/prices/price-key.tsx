import { percent } from '../../../ui/scale/geometry.ts'
import scale from '../../../ui/scale/scale.module.css'
import styles from './prices.module.css'

const AT = { from: 0.12, low: 0.24, median: 0.42, high: 0.72 }
const DOTS = [0.18, 0.25, 0.34, 0.42, 0.55, 0.8]
const TOP = 38
const BASE = 64

/** A sample row with names instead of numbers. */
export function PriceKey() {
  return (
    <svg
      className={`${scale.dots} ${styles.key}`}
      height={BASE + 40}
      role="img"
      aria-label="Скобка — «от» в прайсе, толстая черта — обычно платили, медиана, серое — средняя половина рынка, точка — сумма одного проекта"
    >
      <rect className={scale.band} x={percent(AT.low)} width={percent(AT.high - AT.low)} y={TOP} height={BASE - TOP} />
      <line className={scale.rail} x2="100%" y1={BASE} y2={BASE} />
      {DOTS.map(at => (
        <circle key={at} className={scale.dot} cx={percent(at)} cy={BASE - 5} r="4" />
      ))}
      <svg x={percent(AT.from)} overflow="visible" aria-hidden="true">
        <path className={scale.bracket} d={`M6 3H0V${BASE}h6`} fill="none" />
      </svg>
      <line className={scale.median} x1={percent(AT.median)} x2={percent(AT.median)} y1="20" y2={BASE} />
      <text x={percent(AT.from)} dx="10" y="13">
        «от» в прайсе
      </text>
      <text x={percent(AT.median)} dx="6" y="31">
        обычно платили
      </text>
      <text x={percent(AT.low)} y={BASE + 16}>
        серое — средняя половина рынка
      </text>
      <text x={percent(AT.low)} y={BASE + 34}>
        точка — сумма одного проекта
      </text>
    </svg>
  )
}
