import type { RatingRow } from '#contract/calls/rating.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { href } from '#domain/paths/paths.ts'
import { priceTexts } from '#domain/rating/price-texts.ts'
import { counted } from '#domain/russian/plural.ts'
import type { PriceUnit } from '#domain/vocabulary/services.ts'
import { PriceStrip } from '../../../ui/scale/price-strip.tsx'

export type PriceAxis = readonly number[]

interface RowPriceProps {
  row: RatingRow
  unit: PriceUnit
  axis: PriceAxis
}

/** The named price and what is usually paid, on the axis of the column head and in words. */
export function RowPrice({ row, unit, axis }: RowPriceProps) {
  const { asked, paid } = rowPrices(row, unit)
  return (
    <>
      <RowStrip row={row} axis={axis} />
      <b>{asked}</b>
      {paid !== null && (
        <small>
          {`${paid}, `}
          <a href={href('agency-portfolio', { agency: row.agency.name_lat })}>{counted(row.projects, 'project')}</a>
        </small>
      )}
      {row.reason && <small>{row.reason}</small>}
    </>
  )
}

function RowStrip({ row: { price_from, budgets }, axis: [lo = 1, hi = 10] }: Omit<RowPriceProps, 'unit'>) {
  const at = (roubles: number) => logPosition(roubles, lo, hi)
  const [low, median, high] = budgets ?? []
  const isKnown = low !== undefined && median !== undefined && high !== undefined
  return (
    <PriceStrip
      from={price_from === null ? null : at(price_from)}
      middle={isKnown ? { low: at(low), median: at(median), high: at(high) } : null}
    />
  )
}

export const rowPrices = ({ price_from, budgets }: RatingRow, unit: PriceUnit) =>
  priceTexts(price_from, budgets?.[1] ?? null, unit)
