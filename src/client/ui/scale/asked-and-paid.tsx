import { formatMoneyBare, formatMoneyRange } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { classNames } from '../class-names.ts'
import styles from './asked-and-paid.module.css'
import { stackDots } from './dot-stack.ts'
import { percent } from './geometry.ts'
import { centredAnchor, type LabelSide, labelSide } from './label-sides.ts'
import scale from './scale.module.css'

export interface AskedAndPaidProps {
  /** Ends of the logarithmic axis, in roubles. */
  axis: readonly number[]
  from: number
  to: number | null
  /** Null where they are those of another row. */
  sums: readonly { sum: number; title: string }[] | null
  /** Null for too few sums. */
  median: number | null
  /** The market's middle half. */
  market: { low: number; high: number } | null
  /** The reader's own limit. */
  own?: number | null
  label: string
  /** The least width it is shown at, in pixels. */
  width: number
}

/** Two storeys of labels above what is measured. */
const STOREYS = [13, 31]
const TOP = 37
const LEAST_ROOM = 26
const MANY = 24
const MARKET_LINE = 19
/** Across the padding of a row, so that the limit runs through all rows. */
const BEYOND = 40

/** What an agency asks for work against what it was paid and what the market is paid, on one axis with its neighbours. */
export function AskedAndPaid(props: AskedAndPaidProps) {
  const { axis, from, to, sums, median, market, own = null, label, width } = props
  const [lo = 1, hi = 10] = axis
  const at = (sum: number) => logPosition(sum, lo, hi)
  const radius = (sums?.length ?? 0) > MANY ? 3 : 4
  const step = 2 * radius + 1
  const dots = stackDots(
    (sums ?? []).map(({ sum, title }) => ({ at: at(sum), title })),
    step / width,
  )
  const levels = Math.max(...dots.map(({ level }) => level + 1), 0)
  const base = TOP + Math.max(LEAST_ROOM, levels * step + 4)
  const isDisputed = median !== null && median < from
  const asked = { at: at(isDisputed ? (to ?? from) : from), text: askedLabel(from, to) }
  const askedSide = labelSide({ ...asked, side: isDisputed ? 'after' : 'before' }, width)
  const paid = median === null ? null : { at: at(median), text: formatMoneyBare(median) }
  const paidSide = paid && labelSide({ ...paid, side: isDisputed ? 'before' : 'after' }, width)
  return (
    <svg className={scale.dots} height={base + MARKET_LINE} role="img" aria-label={label}>
      {market && <MarketBand {...{ market, at, base, width }} />}
      {own !== null && own >= lo && own <= hi && (
        <>
          <line className={scale.visir} x1={percent(at(own))} x2={percent(at(own))} y1="0" y2={base} />
          <line
            className={classNames(scale.visir, styles.through)}
            x1={percent(at(own))}
            x2={percent(at(own))}
            y1={-BEYOND}
            y2={base + BEYOND}
          />
        </>
      )}
      <line className={sums?.length === 0 ? styles.nothingPaid : scale.rail} x2="100%" y1={base} y2={base} />
      {dots.map(dot => (
        <circle
          key={`${dot.at} ${dot.level}`}
          className={scale.dot}
          cx={percent(dot.at)}
          cy={base - radius - 1 - dot.level * step}
          r={radius}
        >
          <title>{dot.title}</title>
        </circle>
      ))}
      <Bracket at={at(from)} top={isDisputed && to !== null ? TOP : topOf(askedSide)} base={base} />
      {to !== null && <Bracket at={at(to)} top={isDisputed ? topOf(askedSide) : TOP} base={base} isEnd />}
      <Reading {...asked} {...askedSide} isQuiet />
      {paid && paidSide && (
        <>
          <line className={scale.median} x1={percent(paid.at)} x2={percent(paid.at)} y1={topOf(paidSide)} y2={base} />
          <Reading {...paid} {...paidSide} />
        </>
      )}
    </svg>
  )
}

const storeyOf = ({ isTurned }: LabelSide): number => STOREYS[isTurned ? 0 : 1] ?? 0
const topOf = (side: LabelSide): number => storeyOf(side) - 13

const askedLabel = (from: number, to: number | null): string =>
  to === null ? `от${NBSP}${formatMoneyBare(from)}` : `${formatMoneyBare(from)}${NBSP}–${NBSP}${formatMoneyBare(to)}`

interface ReadingProps extends LabelSide {
  at: number
  text: string
  /** Not the value that decides the row. */
  isQuiet?: boolean
}

function Reading({ at, text, side, isTurned, isQuiet = false }: ReadingProps) {
  return (
    <text
      className={classNames(scale.reading, side === 'before' && scale.before, isQuiet && styles.asked)}
      x={percent(at)}
      dx={side === 'before' ? -6 : 6}
      y={storeyOf({ side, isTurned })}
    >
      {text}
    </text>
  )
}

function Bracket({ at, top, base, isEnd = false }: { at: number; top: number; base: number; isEnd?: boolean }) {
  const arm = isEnd ? -6 : 6
  return (
    <svg x={percent(at)} overflow="visible" aria-hidden="true">
      <path className={scale.bracket} d={`M${arm} ${top + 1}H0V${base}h${arm}`} fill="none" />
    </svg>
  )
}

interface MarketBandProps {
  market: NonNullable<AskedAndPaidProps['market']>
  at: (sum: number) => number
  base: number
  width: number
}

function MarketBand({ market: { low, high }, at, base, width }: MarketBandProps) {
  const text = `рынок ${formatMoneyRange(low, high)}`
  const placed = centredAnchor((at(low) + at(high)) / 2, text, width)
  return (
    <>
      <rect
        className={scale.band}
        x={percent(at(low))}
        width={percent(at(high) - at(low))}
        y={TOP}
        height={base - TOP}
      />
      <text className={styles.marketText} x={percent(placed.at)} y={base + 15} textAnchor={placed.anchor}>
        {text}
      </text>
    </>
  )
}
