import { Fragment } from 'react'
import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { EvidenceList } from '../../../features/evidence-list/evidence-list.tsx'
import { AddendRuler } from '../../../ui/scale/addend-ruler.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { pointTicks } from '../../../ui/scale/geometry.ts'
import type { WorkedExample as Example } from './methodology-text.ts'
import styles from './worked-example.module.css'

/** The score of one agency or system of this edition, computed step by step from published data. */
export function WorkedExample({ example }: { example: Example }) {
  const { agency, system, path, place, score, addends } = example
  const max = Math.max(...addends.map(({ weight }) => weight)) * 100
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
      <Equation score={score} addends={addends} />
      <div className={styles.axis}>
        <Axis ticks={pointTicks(max)} />
      </div>
      <ol>
        {addends.map((addend, index) => (
          <Step key={addend.factor} index={index} addend={addend} max={max} />
        ))}
      </ol>
    </>
  )
}

/** «33,2 + 25,5 + … = 87,9», each number over the fill of its addend, for readers to check. */
function Equation({ addends, score }: Pick<Example, 'addends' | 'score'>) {
  return (
    <p className={`wrap ${styles.equation}`}>
      {addends.map(({ factor, points }, index) => (
        <Fragment key={factor}>
          {index > 0 && ' + '}
          <span className={styles.addend}>
            <b>{formatFixed(points)}</b>
            <AddendRuler index={index} points={1} limit={1} max={1} />
          </span>
        </Fragment>
      ))}
      {' = '}
      <b className={styles.score}>{formatFixed(score)}</b>
    </p>
  )
}

interface StepProps {
  index: number
  addend: ExplainedAddend
  /** Points at the full width of the rulers. */
  max: number
}

function Step({ index, addend, max }: StepProps) {
  const { title, weight, points, note, evidence, more } = addend
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.ruler}>
        <AddendRuler index={index} points={points} limit={weight * 100} max={max} />
      </div>
      <p className={`nowrap ${styles.points}`}>
        <b>{formatFixed(points)}</b>
        <small>{` из ${formatNumber(weight * 100, 1)}`}</small>
      </p>
      <div className={`aside ${styles.how}`}>
        <p>{note}</p>
        <EvidenceList evidence={evidence} more={more} />
      </div>
    </li>
  )
}
