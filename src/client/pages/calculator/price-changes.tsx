import type { CostAnswer } from '#contract/calls/calculator.ts'
import { counted } from '#domain/russian/plural.ts'
import { PRICE_UNITS } from '#domain/vocabulary/services.ts'
import { ValueBar } from '../../ui/scale/value-bar.tsx'
import { differenceText } from './price-text.ts'
import styles from './view.module.css'

/** The median under one other answer, compared with the median above. */
export function PriceChanges({ changes, unit }: Pick<CostAnswer, 'changes' | 'unit'>) {
  if (changes.length === 0) return null
  const most = Math.max(...changes.map(({ difference }) => Math.abs(difference)), 1)
  return (
    <section className="stack-12 start" aria-labelledby="changes">
      <h2 id="changes">Что меняет цену</h2>
      <p className="note">
        {`На сколько отличается медиана, если поменять одно условие${PRICE_UNITS[unit].suffix && ', в месяц'}.`}
      </p>
      <ul className={styles.changes}>
        {changes.map(({ title, difference, sample }) => (
          <li key={title}>
            <span>
              {title}
              <small>{counted(sample, 'project')}</small>
            </span>
            <ValueBar
              at={(Math.abs(difference) / most) * 0.33}
              text={differenceText(difference)}
              isQuiet={difference < 0}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
