import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { EvidenceList } from '../../../features/evidence-list/evidence-list.tsx'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import { type WorkedExample as Example, sumText } from './methodology-text.ts'
import styles from './worked-example.module.css'

/** The score of one agency or system of this edition, computed step by step from published data. */
export function WorkedExample({ example }: { example: Example }) {
  const { agency, system, path, place, score, addends } = example
  return (
    <>
      <p className={styles.about}>
        {agency && <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>}
        {agency && `, ${agency.city}: `}
        {system && <a href={href('cms', { cms: system.slug })}>{system.title}</a>}
        {system && ': '}
        <a href={path}>{`${formatNumber(place)}-е место`}</a>
        {`, балл ${formatFixed(score)}.`}
      </p>
      <ScoreBar label={`Балл ${formatFixed(score)} из 100`} addends={addends.map(({ points }) => points)} />
      <ol className={styles.steps}>
        {addends.map(addend => (
          <Step key={addend.factor} addend={addend} />
        ))}
      </ol>
      <p className={styles.sum}>
        <span>Итого</span>
        <b>{sumText(example)}</b>
      </p>
    </>
  )
}

function Step({ addend }: { addend: ExplainedAddend }) {
  const { title, weight, points, note, evidence, more } = addend
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.points}>
        <b>{formatFixed(points)}</b>
        <small>{` из ${formatNumber(weight * 100, 1)}`}</small>
        <ProgressRuler share={weight > 0 ? points / (weight * 100) : 0} />
      </div>
      <div className={styles.how}>
        <p>{note}</p>
        <EvidenceList evidence={evidence} more={more} />
      </div>
    </li>
  )
}
