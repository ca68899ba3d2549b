import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'

interface WideningProps {
  steps: CostAnswer['steps']
  isEnough: boolean
}

/** How the sample grew; left out where the answers alone had enough. */
export function Widening({ steps, isEnough }: WideningProps) {
  const [first] = steps
  if (!first || steps.length < 2) return null
  const most = Math.max(...steps.map(({ sample }) => sample), 1)
  return (
    <section className="stack-12 start" aria-labelledby="widened">
      <h2 id="widened">Выборку расширили</h2>
      <p className="note">
        {`Ровно таких работ ${formatNumber(first.sample)}, а меньше пяти — это случайные цены. Убирали условия, которые меньше всего меняют цену, ${isEnough ? 'пока не набралось достаточно.' : 'но и этого не хватило.'}`}
      </p>
      <ol className="stack-12 small">
        {steps.map(({ key, title, sample }, index) => (
          <li key={`${key} ${title}`}>
            <ValueBar at={(sample / most) * 0.8} text={formatNumber(sample)} isQuiet={index < steps.length - 1} />
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
