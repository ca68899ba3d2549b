import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import styles from './evidence-list.module.css'

/** The rest opens on request, also without JavaScript. */
const SHOWN = 3

type Evidence = ExplainedAddend['evidence']

/** Evidence behind an addend, heaviest first. Each item links to what it names. */
export function EvidenceList({ evidence, more }: Pick<ExplainedAddend, 'evidence' | 'more'>) {
  const hidden = evidence.length + more - SHOWN
  return (
    <div className={`above-4 snug small ${styles.evidence}`}>
      <Items evidence={evidence.slice(0, SHOWN)} />
      {hidden > 0 && evidence.length > SHOWN && (
        <details>
          <summary>{`и ещё ${formatNumber(hidden)}`}</summary>
          <Items evidence={evidence.slice(SHOWN)} />
          {more > 0 && <p>{notListed(more)}</p>}
        </details>
      )}
      {more > 0 && evidence.length <= SHOWN && <p>{notListed(more)}</p>}
    </div>
  )
}

const notListed = (count: number): string =>
  `Ещё ${formatNumber(count)} — с малым весом или снятые с публикации, их здесь не перечисляем.`

function Items({ evidence }: { evidence: Evidence }) {
  if (evidence.length === 0) return null
  return (
    <ul>
      {evidence.map(({ title, path, detail, share }) => (
        <li key={`${path} ${title} ${detail} ${share}`}>
          {path === null ? <span>{title}</span> : <a href={path}>{title}</a>}
          <small>{detail}</small>
          <b title="Вес относительно самого весомого">{formatPercent(share)}</b>
        </li>
      ))}
    </ul>
  )
}
