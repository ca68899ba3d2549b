import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { disputePath } from '#domain/rating/dispute-path.ts'
import { EvidenceList } from '../../../features/evidence-list/evidence-list.tsx'
import { AddendRuler } from '../../../ui/scale/addend-ruler.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { pointTicks } from '../../../ui/scale/geometry.ts'
import { WHY } from '../rating-query.ts'
import type { AdditionalInfo } from '../rows/rating-rows-slice.ts'
import { Equation } from './equation.tsx'
import styles from './explanation.module.css'
import { Outlook } from './outlook.tsx'

interface ExplanationProps {
  info: AdditionalInfo
  rating: RatingPath
  /** Below its row: with its own heading and a link to share the explanation. */
  isLinked?: boolean
}

/** «Почему это место»: the sum as an equation, each addend on one scale with the mark of the place above, and what would raise it. */
export function Explanation({ info, rating, isLinked = false }: ExplanationProps) {
  const { type, platform, year } = rating
  const { agency, place, addends, above } = info
  const max = Math.max(...addends.map(limitOf))
  return (
    <section className={styles.explanation} aria-label={`Почему это место: ${agency.name}`}>
      <div className={styles.head}>
        {isLinked && <h2 className={styles.why}>{`Почему ${place}-е`}</h2>}
        <Equation points={addends.map(({ points }) => points)} score={info.score} />
      </div>
      <div className={styles.sum}>
        <div className={styles.axis}>
          <Axis ticks={pointTicks(max)} />
        </div>
        {above && (
          <p className={styles.mark}>
            {`До ${above.place}-го места — ${formatFixed(above.gap)} балла. ▼ — слагаемые ${above.place}-го, `}
            <a href={above.path}>{above.name}</a>
          </p>
        )}
        <ol>
          {addends.map((addend, index) => (
            <Addend key={addend.factor} addend={addend} index={index} max={max} other={above?.addends[index]} />
          ))}
        </ol>
        <p className={styles.links}>
          <a href={href('methodology', { type, platform, year })}>Как считается балл</a>
          <a href={disputePath(buildRatingPath(rating), agency.id)} rel="nofollow">
            Оспорить место
          </a>
          {isLinked && (
            <a href={`${buildRatingPath(rating)}?${WHY}=${agency.id}`} rel="nofollow">
              Ссылка на это объяснение
            </a>
          )}
        </p>
      </div>
      <Outlook info={info} />
    </section>
  )
}

const limitOf = ({ weight }: ExplainedAddend): number => Math.round(weight * 100)

interface AddendProps {
  addend: ExplainedAddend
  index: number
  max: number
  other: number | undefined
}

function Addend({ addend, index, max, other }: AddendProps) {
  const { title, points, note, evidence, more } = addend
  const limit = limitOf(addend)
  return (
    <li className={styles.addend}>
      <h3 className={styles.name}>{title}</h3>
      <AddendRuler index={index} points={points} limit={limit} max={max} other={other} />
      <p className={styles.points}>
        <b>{formatFixed(points)}</b>
        {` из ${formatNumber(limit)}`}
      </p>
      <div className={styles.facts}>
        <p>{note}</p>
        <EvidenceList evidence={evidence} more={more} />
      </div>
    </li>
  )
}
