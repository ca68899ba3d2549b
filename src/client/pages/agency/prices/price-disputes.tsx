import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import type { PriceLine } from './price-text.ts'
import styles from './prices.module.css'

/** Every contradiction once more, with the difference and the latest project behind it. */
export function PriceDisputes({ lines }: { lines: readonly PriceLine[] }) {
  const disputes = lines.flatMap(({ title, paid }) => (paid?.dispute ? { work: title, paid, ...paid.dispute } : []))
  if (disputes.length === 0) return null
  return (
    <section className="stack-12" aria-labelledby="disputes">
      <h2 id="disputes">Чему верить</h2>
      <ul className={styles.disputes}>
        {disputes.map(({ work, title, difference, text, paid }) => (
          <li key={`${work} ${title}`}>
            <b className="figure">{`−${formatNumber(Math.abs(difference))}${NBSP}%`}</b>
            <div>
              <h3>{`${work}: ${lowerFirst(title)}`}</h3>
              <p>{`${paid.verdict.text}. ${text}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
