import type { CostAnswer } from '#contract/calls/calculator.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { counted } from '#domain/russian/plural.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { DifferenceBar, DifferenceHead } from './difference-bar.tsx'
import { differenceText } from './price-text.ts'
import styles from './view.module.css'

/** The median under one other answer, compared with the median above. */
export function PriceChanges({ changes, unit, spread }: Pick<CostAnswer, 'changes' | 'unit' | 'spread'>) {
  if (changes.length === 0 || !spread) return null
  const differences = changes.map(({ difference }) => difference)
  const median = formatMoneyShort(spread.median) + PRICE_UNITS[unit].suffix
  return (
    <section className="stack-12 start" aria-labelledby="changes">
      <h2 id="changes">Что меняет цену</h2>
      <p className="note">{`На сколько отличается медиана, если поменять одно условие. Ноль — медиана ${median}.`}</p>
      <div className={styles.changes}>
        <div className={styles.change} aria-hidden="true">
          <span />
          <DifferenceHead differences={differences} text={median} />
        </div>
        <ul>
          {changes.map(({ title, difference, sample }) => (
            <li key={title} className={styles.change}>
              <span>
                {title}
                <small>{counted(sample, 'project')}</small>
              </span>
              <DifferenceBar differences={differences} difference={difference} text={differenceText(difference)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
