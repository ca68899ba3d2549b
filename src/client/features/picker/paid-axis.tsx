import type { Answer } from '#contract/index.ts'
import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { DotAxis, type ScaleDot } from '../../ui/scale/dot-axis.tsx'
import { EmptyScale } from '../../ui/scale/empty-scale.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import styles from './picker-preview.module.css'

type Preview = Answer<'picker-preview'>
type Prices = NonNullable<Preview['prices']>

/** Dots one above another, below the label of the median. */
const MAX_STACK = 8
const HEIGHT = 84
const RADIUS = 3.5
/** Dots keep apart on a phone, too. */
const WIDTH = 312

/** Costs of such work on one logarithmic axis, the visitor's limit as the reading mark. */
export function PaidAxis({ preview: { prices, limit, unit } }: { preview: Preview }) {
  if (!prices) {
    return <EmptyScale value="0 проектов">Работ с ценой под такой запрос за три года нет.</EmptyScale>
  }
  const [lo = 1, hi = 10] = prices.axis
  const at = (sum: number) => logPosition(sum, lo, hi)
  const perDot = Math.ceil(Math.max(...prices.columns.map(({ projects }) => projects)) / MAX_STACK)
  const { quartiles } = prices
  const [low = lo, median = lo, high = lo] = quartiles ?? []
  return (
    <figure className={`stack ${styles.paid}`}>
      <figcaption>
        {captionOf(prices, perDot, PRICE_UNITS[unit].suffix)} · <a href={prices.basis.other.path}>по кварталам</a>
      </figcaption>
      {limit !== null && <Limit at={at(limit)} limit={limit} prices={prices} />}
      <DotAxis
        dots={dotsOf(prices, perDot, at)}
        middle={quartiles && { low: at(low), median: at(median), high: at(high) }}
        own={limit === null ? null : at(limit)}
        height={HEIGHT}
        radius={RADIUS}
        width={WIDTH}
        medianLabel={`медиана ${formatMoneyShort(median)}`}
        label={labelOf(prices, limit)}
      />
      <Axis ticks={moneyScale(lo, hi)} isBelow />
    </figure>
  )
}

/** Both lines on the side of the mark that has more room. */
function Limit({ at, limit, prices: { within, projects } }: { at: number; limit: number; prices: Prices }) {
  const side = at < 0.5 ? undefined : styles.left
  const dx = at < 0.5 ? 8 : -8
  return (
    <svg className={styles.limit} height="40" aria-hidden="true">
      <line x1={percent(at)} x2={percent(at)} y2="40" />
      <text className={side} x={percent(at)} dx={dx} y="14">
        {`ваш предел ${formatMoneyShort(limit)}`}
      </text>
      <text className={side} x={percent(at)} dx={dx} y="33">
        <tspan>{formatNumber(within)}</tspan>
        {` из ${formatNumber(projects)} уложились`}
      </text>
    </svg>
  )
}

function dotsOf({ columns }: Prices, perDot: number, at: (sum: number) => number): ScaleDot[] {
  return columns.flatMap(({ budget, projects, is_over }) =>
    Array.from({ length: Math.ceil(projects / perDot) }, () => ({
      at: at(budget),
      title: formatMoneyShort(budget),
      isOver: is_over,
    })),
  )
}

function captionOf({ quartiles, basis }: Prices, perDot: number, suffix: string): string {
  const dots = perDot === 1 ? basis.text : `${basis.text}, до${NBSP}${perDot} в${NBSP}точке`
  const [low = null, , high = null] = quartiles ?? []
  return quartiles ? `${dots}. Половина стоила ${formatMoneyRange(low, high)}${suffix}` : dots
}

function labelOf({ projects, within, quartiles }: Prices, limit: number | null): string {
  const parts = [
    counted(projects, 'project'),
    quartiles && `медиана ${formatMoneyShort(quartiles[1] ?? 0)}`,
    limit !== null && `в${NBSP}предел ${formatMoneyShort(limit)} уложились ${formatNumber(within)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
