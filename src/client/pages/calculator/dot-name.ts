import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'

type Dot = CostAnswer['dots'][number]

/** «Магазин окон — 1,2 млн ₽, 2025» */
export function dotName(dot: Dot | undefined): string {
  if (!dot) return ''
  return `${dot.title ?? 'Проект под NDA'} — ${formatMoneyShort(dot.price)}, ${dot.year}`
}
