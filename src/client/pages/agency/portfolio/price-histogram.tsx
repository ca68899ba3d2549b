import type { FilterGroup } from '#contract/shapes/project.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { percent } from '../../../ui/scale/geometry.ts'
import styles from './portfolio.module.css'

interface PriceHistogramProps {
  group: FilterGroup
  /** The same list with this range chosen; null removes it. */
  hrefOf: (value: string | null) => string
}

/** Every price range a bar and a link; the chosen one is pressed again to remove it. */
export function PriceHistogram({ group: { options, selected, title }, hrefOf }: PriceHistogramProps) {
  const most = Math.max(...options.map(({ count }) => count), 1)
  return (
    <nav className={styles.histogram} aria-label={title}>
      <ul>
        {options.map(({ value, title: range, count }) => {
          const isChosen = value === selected
          return (
            <li key={value}>
              <a
                className={classNames(selected !== null && !isChosen && styles.other)}
                href={hrefOf(isChosen ? null : value)}
                rel="nofollow"
                aria-current={isChosen || undefined}
              >
                <svg aria-hidden="true">
                  <rect width="100%" y={percent(1 - count / most)} height={percent(count / most)} />
                </svg>
                <b className="figure">{formatNumber(count)}</b>
                <small>{range}</small>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
