import { formatMoneyShort } from '#domain/numbers/money.ts'
import { logPosition } from '#domain/numbers/money-axis.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import styles from './price-plot.module.css'
import { BUDGET_FIELD } from './question-form.tsx'

interface BudgetMarkProps {
  axis: readonly number[]
  budget: number
  onMove: (budget: number) => void
}

const STEPS = 400

/** The visitor's budget as a mark on the axis; released, it becomes part of the address. */
export function BudgetMark({ axis: [lo = 1, hi = 10], budget, onMove }: BudgetMarkProps) {
  const sumAt = (step: number) => roundSum(lo * (hi / lo) ** (step / STEPS))
  const settle = () => {
    const field = document.getElementById(BUDGET_FIELD)
    if (!(field instanceof HTMLInputElement) || field.value === formatNumber(budget)) return
    field.value = formatNumber(budget)
    field.form?.requestSubmit()
  }
  return (
    <input
      className={styles.mark}
      type="range"
      min={0}
      max={STEPS}
      value={Math.round(logPosition(budget, lo, hi) * STEPS)}
      aria-label="Ваш предел"
      aria-valuetext={formatMoneyShort(budget)}
      onChange={event => onMove(sumAt(Number(event.target.value)))}
      onPointerUp={settle}
      onKeyUp={event => event.key.startsWith('Arrow') && settle()}
    />
  )
}

/** Two significant digits: nobody has a budget of 1 483 216 roubles. */
function roundSum(sum: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(sum)) - 1, 0)
  return Math.round(sum / unit) * unit
}
