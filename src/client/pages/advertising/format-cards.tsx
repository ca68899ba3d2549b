import type { Answer } from '#contract/index.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { FormatSketch } from './format-sketch.tsx'
import styles from './formats.module.css'

type Format = Answer<'advertising-info'>['formats'][number]

/** Each format in its place, what it may say and what not. */
export function FormatCards({ formats }: { formats: readonly Format[] }) {
  return (
    <ul className="stack">
      {formats.map(format => (
        <li key={format.slot} className={styles.format} id={format.slot}>
          <FormatSketch slot={format.slot} title={format.title} />
          <div className="stack-12">
            <h3>{format.title}</h3>
            <p>{format.summary}</p>
            <p className="muted">{`${format.where}.`}</p>
            <div className={`dense ${styles.rules}`}>
              <Rules title="Можно" lines={format.can} />
              <Rules title="Нельзя" lines={format.cannot} />
            </div>
            <p className={styles.price}>
              <b>{formatPriceFrom(format.price_from)}</b> Места в рейтинге не меняет.
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Rules({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="dashes">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
