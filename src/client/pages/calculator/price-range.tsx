import { useState } from 'react'
import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyRange, formatMoneyShort } from '#domain/numbers/money.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { EmptyState } from '../../ui/block-state.tsx'
import { BudgetMark } from './budget-mark.tsx'
import { DealTable } from './deal-table.tsx'
import { NamedDot } from './named-dot.tsx'
import styles from './price-plot.module.css'
import { PricePlot } from './price-plot.tsx'
import { budgetText, rangeFigures } from './price-text.ts'

/** The range first, then what it is made of: every deal a dot, the visitor's budget the reading mark. */
export function PriceRange({ answer }: { answer: CostAnswer }) {
  const { spread, sample, unit, dots, basis } = answer
  const [budget, setBudget] = useState(answer.budget)
  const [active, setActive] = useState<number | null>(null)
  const isHydrated = useIsHydrated()
  if (!spread) return <TooFew answer={answer} />
  const { figures, unit: unitText } = rangeFigures(spread.low, spread.high, unit)
  const within = budget === answer.budget ? answer.within : countWithin(answer, budget)
  return (
    <section className="stack-12" aria-label="Ответ">
      <p className={`place ${styles.figures}`}>
        {figures} <small>{unitText}</small>
      </p>
      <p
        className={styles.lead}
      >{`Столько стоила половина из${NBSP}${countedGenitive(sample, 'project')}. ${monthsText(answer)}`}</p>
      <PricePlot answer={answer} spread={spread} budget={budget} active={active} onPoint={setActive} />
      <div className={styles.control}>
        {isHydrated && <BudgetMark axis={answer.axis} budget={budget ?? spread.median} onMove={setBudget} />}
      </div>
      <p className={styles.rangeReading} role="status">
        {budget !== null && within !== null
          ? budgetText(budget, within, sample)
          : 'Передвиньте черту: покажем, сколько проектов уложилось в ваш предел.'}
      </p>
      <div className={styles.control}>
        {isHydrated && <NamedDot dots={dots} active={active} onActive={setActive} />}
      </div>
      <p className="note">
        {`Медиана ${formatMoneyShort(spread.median)}: ${basis.text}; с${NBSP}вероятностью 90${NBSP}% она ${intervalText(answer)}. Восемь из${NBSP}десяти — ${formatMoneyRange(spread.p10, spread.p90)}.`}
        {answer.is_thinned &&
          ` На графике ${counted(dots.length, 'project')}: каждый ${Math.ceil(sample / dots.length)}-й.`}{' '}
        <a href={basis.other.path}>{basis.other.title}</a>
      </p>
      <DealTable dots={dots} isThinned={answer.is_thinned} sample={sample} />
    </section>
  )
}

function TooFew({ answer: { sample, dots } }: { answer: CostAnswer }) {
  return (
    <section className="stack-12" aria-label="Ответ">
      <EmptyState title="Данных мало">
        {sample === 0
          ? 'Ни одной такой работы с известной ценой за три года. Уберите часть ответов.'
          : `Нашлось только ${counted(sample, 'project')}: меньше пяти — это случайные цены, а не ответ. Вот всё, что есть.`}
      </EmptyState>
      {sample > 0 && <DealTable dots={dots} isThinned={false} sample={sample} />}
    </section>
  )
}

/** While the mark moves; of a thinned sample in proportion, until the server answers. */
function countWithin({ dots, sample }: CostAnswer, budget: number | null): number | null {
  if (budget === null) return null
  return Math.round((dots.filter(({ price }) => price <= budget).length / dots.length) * sample)
}

const monthsText = ({ months: [from, to], unit }: CostAnswer): string => {
  if (from === undefined || to === undefined) return ''
  const span = from === to ? `${to}${NBSP}мес.` : `${from}–${to}${NBSP}мес.`
  return unit === 'month' ? `Обычно работают ${span}` : `Обычный срок — ${span}`
}

const intervalText = ({ interval: [from = 0, to = 0] }: CostAnswer): string =>
  from === to ? `равна ${formatMoneyShort(to)}` : `от${NBSP}${formatMoneyShort(from)} до${NBSP}${formatMoneyShort(to)}`
