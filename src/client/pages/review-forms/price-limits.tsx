import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { MoneyLimits } from './money-limits.tsx'

const LIMITS = PRICE_RANGES.flatMap(({ to }) => to ?? [])

interface PriceLimitsProps {
  name: string
  /** The price the form was rendered with. */
  rendered: string
}

/** By these limits reviews are filtered; the price that is typed falls between two of them. */
export function PriceLimits({ name, rendered }: PriceLimitsProps) {
  const [place, typed] = useTyped({ [name]: rendered })
  const price = Number((typed[name] ?? '').replace(/\D/g, ''))
  return (
    <div ref={place}>
      <MoneyLimits limits={LIMITS} own={price || null} />
      <p className="fine snug above-4">По этим границам отзывы отбирают.</p>
    </div>
  )
}
