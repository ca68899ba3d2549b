import type { ReviewShape } from '#contract/shapes/review.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { classNames } from '../../ui/class-names.ts'
import { percent } from '../../ui/scale/geometry.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-summary.module.css'
import type { ReviewsHref } from './reviews-href.ts'

const HEIGHT = 178
/** Of the line of averages. */
const TOP = 30
const BOTTOM = 66
/** Of the columns of counts. */
const HIGHEST = 108
const BASE = 160
/** More years have a label each only where they are wide enough. */
const MANY = 7
const BEST = 5
const FILLED = 0.56

interface ReviewYearsProps extends Pick<ReviewShape, 'years'> {
  hrefOf: ReviewsHref | undefined
}

/** The average on its ruler above the number of reviews as columns from zero. */
export function ReviewYears({ years, hrefOf }: ReviewYearsProps) {
  const averages = years.flatMap(({ average }) => average ?? [])
  // At least a whole point, so that hundredths do not look like a fall.
  const worst = Math.min(Math.floor(Math.min(...averages, BEST - 1)), BEST - 1)
  const most = Math.max(...years.map(({ count }) => count), 1)
  const middle = (index: number) => percent((index + 0.5) / years.length)
  const heightOf = (average: number) => TOP + ((BEST - average) / (BEST - worst)) * (BOTTOM - TOP)
  const points = years.flatMap(({ average }, index) => (average === null ? [] : { average, index }))
  // Above a peak and below a valley the line does not cross the figure.
  const isPeak = (nth: number) => {
    const around = [points[nth - 1], points[nth + 1]].flatMap(point => point?.average ?? [])
    return around.every(average => average <= (points[nth]?.average ?? 0))
  }
  return (
    <div className={styles.years}>
      <svg className={styles.yearAxis} height={HEIGHT} aria-hidden="true">
        {[BEST, worst].map(mark => (
          <text key={mark} x="0" y={heightOf(mark) + 5}>
            {mark}
          </text>
        ))}
      </svg>
      <div className={styles.yearPlot}>
        <svg
          className={styles.plot}
          height={HEIGHT}
          role="img"
          aria-label={years
            .map(
              ({ year, count, average }) =>
                `${year}: ${average === null ? '' : `${formatFixed(average)}, `}${counted(count, 'review')}`,
            )
            .join('; ')}
        >
          {[BEST, worst].map(mark => (
            <line key={mark} className={styles.grid} x2="100%" y1={heightOf(mark)} y2={heightOf(mark)} />
          ))}
          {points.map(({ average, index }, nth) => {
            const next = points[nth + 1]
            return (
              next && (
                <line
                  key={index}
                  className={styles.line}
                  x1={middle(index)}
                  x2={middle(next.index)}
                  y1={heightOf(average)}
                  y2={heightOf(next.average)}
                />
              )
            )
          })}
          {points.map(({ average, index }, nth) => (
            <g key={index}>
              <circle className={styles.dot} cx={middle(index)} cy={heightOf(average)} r="5" />
              <text className={styles.mean} x={middle(index)} y={heightOf(average) + (isPeak(nth) ? -10 : 22)}>
                {formatFixed(average)}
              </text>
            </g>
          ))}
          {years.map(({ year, count }, index) => {
            const top = BASE - (count / most) * (BASE - HIGHEST)
            return (
              <g key={year}>
                <rect
                  className={styles.column}
                  x={percent((index + (1 - FILLED) / 2) / years.length)}
                  width={percent(FILLED / years.length)}
                  y={top}
                  height={BASE - top}
                />
                <text x={middle(index)} y={top - 4}>
                  {formatNumber(count)}
                </text>
                <text
                  className={classNames(
                    years.length > MANY && (years.length - 1 - index) % 2 === 1 && styles.forWide,
                    hrefOf && count > 0 && styles.linked,
                  )}
                  x={middle(index)}
                  y={HEIGHT - 2}
                >
                  {year}
                </text>
              </g>
            )
          })}
          <line className={styles.base} x2="100%" y1={BASE} y2={BASE} />
        </svg>
        {hrefOf && <YearLinks years={years} hrefOf={hrefOf} />}
      </div>
    </div>
  )
}

/** Over the columns, each as high as the plot. */
function YearLinks({ years, hrefOf }: Required<Pick<ReviewShape, 'years'>> & { hrefOf: ReviewsHref }) {
  return (
    <ul className={styles.yearLinks}>
      {years.map(({ year, count }) => (
        <li key={year}>
          {count > 0 && (
            <a href={hrefOf('year', String(year))} rel="nofollow">
              <VisuallyHidden>{`Отзывы ${year} года`}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
