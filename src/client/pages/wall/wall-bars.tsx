import { formatNumber } from '#domain/numbers/numbers.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import styles from './wall-bars.module.css'
import type { WallOption } from './wall-filter.ts'

interface WallBarsProps {
  title: string
  options: readonly WallOption[]
}

/** Room right of the longest bar for its number. */
const LONGEST = 0.85

/** The participants of the wall as bars from one zero; each is a link that leaves only its own. */
export function WallBars({ title, options }: WallBarsProps) {
  const most = Math.max(...options.map(({ count }) => count), 1)
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.bars}>
        {options.map(option => (
          <li key={option.title} className={styles.option}>
            {option.path === null ? (
              <span className="note">{option.title}</span>
            ) : (
              <a
                className={styles.link}
                href={option.path}
                rel="nofollow"
                aria-current={option.isChosen ? 'true' : undefined}
              >
                {option.title}
              </a>
            )}
            <ValueBar
              at={(LONGEST * option.count) / most}
              text={formatNumber(option.count)}
              isQuiet={!option.isChosen}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
