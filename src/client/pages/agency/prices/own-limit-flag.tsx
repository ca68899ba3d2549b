import { formatMoneyBare } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { percent } from '../../../ui/scale/geometry.ts'
import { centredAnchor } from '../../../ui/scale/label-sides.ts'
import styles from './prices.module.css'

interface OwnLimitFlagProps {
  limit: number | null
  axis: readonly number[]
  /** The least width it is shown at, in pixels. */
  width: number
}

/** Names the reader's limit above its line; keeps its room, so that nothing moves when the limit is known. */
export function OwnLimitFlag({ limit, axis: [lo = 1, hi = 10], width }: OwnLimitFlagProps) {
  if (limit === null || limit < lo || limit > hi) return <div className={styles.flag} />
  const text = `ваш предел ${formatMoneyBare(limit)} за проект`
  const { at, anchor } = centredAnchor(logPosition(limit, lo, hi), text, width)
  return (
    <svg className={styles.flag} role="img" aria-label={text}>
      <text x={percent(at)} y="14" textAnchor={anchor}>
        {text}
      </text>
    </svg>
  )
}
