import type { PointerEvent } from 'react'
import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyBare, formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { counted } from '#domain/russian/plural.ts'
import type { Device } from '#domain/web/device.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { percent, type Tick } from '../../ui/scale/geometry.ts'
import { moneyScale } from '../../ui/scale/money-scale.ts'
import styles from './price-plot.module.css'
import { dotName } from './price-text.ts'
import { stackToFit } from './stack-to-fit.ts'

interface PricePlotProps {
  answer: CostAnswer
  spread: NonNullable<CostAnswer['spread']>
  budget: number | null
  /** The dot that is named below, as an index of `dots`. */
  active: number | null
  onPoint: (index: number) => void
}

/** Dots stay below this: the labels of the quartiles and the median are above. */
const TOP = 66
const WHISKER = 56
/** The share of the axis that keeps two labels apart. */
const LABELS = { desktop: 0.08, mobile: 0.19 }

/** Every deal a dot on a logarithmic axis, the middle half a band, whiskers from the tenth to the ninetieth percentile. */
export function PricePlot({ answer, spread, budget, active, onPoint }: PricePlotProps) {
  const { axis, dots, sample } = answer
  const device = useAppSelector(selectDevice)
  const [lo = 1, hi = 10] = axis
  const at = (sum: number) => logPosition(sum, lo, hi)
  const { radius, step, levels, stacked } = stackToFit(
    dots.map(({ price }, index) => ({ at: at(price), price, index })),
    device,
  )
  const height = Math.round(TOP + 2 * radius + 2 + levels * step)
  const base = height - radius - 2
  const heightOf = (level: number) => Math.round((base - level * step) * 10) / 10
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [event.clientX - left, event.clientY - top]
    const away = (dot: (typeof stacked)[number]) => Math.hypot(dot.at * width - x, heightOf(dot.level) - y)
    const [nearest] = stacked.toSorted((one, other) => away(one) - away(other))
    if (nearest && away(nearest) < 4 * radius) onPoint(nearest.index)
  }
  const label = `${counted(sample, 'project')}: половина ${formatMoneyRange(spread.low, spread.high)}, медиана ${formatMoneyShort(spread.median)}`
  return (
    <figure className={styles.plot}>
      <svg height={height} role="img" aria-label={label} onPointerMove={point} onPointerDown={point}>
        <rect
          className={styles.band}
          x={percent(at(spread.low))}
          width={percent(at(spread.high) - at(spread.low))}
          y={WHISKER}
          height={height - WHISKER}
        />
        <Whisker from={at(spread.p10)} to={at(spread.low)} end={at(spread.p10)} />
        <Whisker from={at(spread.high)} to={at(spread.p90)} end={at(spread.p90)} />
        {stacked.map(({ at: x, level, price, index }) => (
          <circle
            key={index}
            className={classNames(
              price >= spread.low && price <= spread.high ? styles.inside : styles.outside,
              index === active && styles.active,
            )}
            cx={percent(x)}
            cy={heightOf(level)}
            r={radius}
          >
            <title>{dotName(dots[index])}</title>
          </circle>
        ))}
        <line
          className={styles.median}
          x1={percent(at(spread.median))}
          x2={percent(at(spread.median))}
          y1="34"
          y2={height}
        />
        <Label at={at(spread.low)} side="end" y={48} text={formatMoneyBare(spread.low)} />
        <Label at={at(spread.high)} side="start" y={48} text={formatMoneyBare(spread.high)} />
        <text className={styles.reading} x={percent(at(spread.median))} y="26">
          {formatMoneyBare(spread.median)}
        </text>
        {budget !== null && (
          <line
            className={styles.visir}
            x1={percent(at(budget))}
            x2={percent(at(budget))}
            y1={TOP - 4}
            y2={height + 8}
          />
        )}
      </svg>
      <Axis ticks={spacedLabels(moneyScale(lo, hi), device)} isBelow />
    </figure>
  )
}

function Whisker({ from, to, end }: { from: number; to: number; end: number }) {
  return (
    <g className={styles.whisker}>
      <line x1={percent(from)} x2={percent(to)} y1={WHISKER} y2={WHISKER} />
      <line x1={percent(end)} x2={percent(end)} y1={WHISKER - 4} y2={WHISKER + 4} />
    </g>
  )
}

function Label({ at, side, y, text }: { at: number; side: 'start' | 'end'; y: number; text: string }) {
  return (
    <text className={styles[side]} x={percent(at)} dx={side === 'end' ? -6 : 6} y={y}>
      {text}
    </text>
  )
}

/** Drops labels that would touch the one before or the last, which names the currency. */
function spacedLabels(ticks: readonly Tick[], device: Device): Tick[] {
  const gap = LABELS[device]
  let free = 0
  return ticks
    .toSorted((one, other) => one.at - other.at)
    .map(tick => {
      const hasRoom = tick.at >= free && (tick.at === 1 || tick.at <= 1 - gap)
      const isShown = tick.label !== undefined && hasRoom && !(device === 'mobile' && tick.isForWide)
      if (isShown) free = tick.at + gap
      return isShown ? tick : { at: tick.at, isMajor: tick.isMajor }
    })
}
