import type { ExplainedAddend } from '#contract/shapes/rating.ts'
import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { EvidenceList } from '../../../features/evidence-list/evidence-list.tsx'
import type { AdditionalInfo } from '../../../store/rating/rating-rows-slice.ts'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { WHY } from '../rating-query.ts'
import styles from './explanation.module.css'

interface ExplanationProps {
  info: AdditionalInfo
  rating: RatingPath
  heading: 'h2' | 'h3'
  /** Below its row: with a link to share the explanation. */
  isLinked?: boolean
}

/** «Почему это место»: each addend of the score with its weight, points and evidence. */
export function Explanation({ info, rating, heading, isLinked = false }: ExplanationProps) {
  const { type, platform, year } = rating
  const { agency, place, score, addends } = info
  return (
    <section className={styles.explanation} aria-label={`Почему это место: ${agency.name}`}>
      <p className={styles.sum}>
        <b>{`${formatFixed(score)} из 100`}</b>
        {` — сумма слагаемых: ${addends.map(({ points }) => formatFixed(points)).join(' + ')}. `}
        {placeRangeText(place, info.place_range)}
      </p>
      <ol className={styles.addends}>
        {addends.map(addend => (
          <Addend key={addend.factor} addend={addend} heading={heading} />
        ))}
      </ol>
      <p className={styles.links}>
        <a href={href('methodology', { type, platform, year })}>Как считается балл</a>
        {isLinked && (
          <a href={`${buildRatingPath(rating)}?${WHY}=${agency.id}`} rel="nofollow">
            Ссылка на это объяснение
          </a>
        )}
      </p>
    </section>
  )
}

function Addend({ addend, heading: Heading }: { addend: ExplainedAddend; heading: 'h2' | 'h3' }) {
  const { title, weight, points, note, evidence, more } = addend
  const best = weight * 100
  return (
    <li className={styles.addend}>
      <Heading className={styles.title}>
        {title}
        <small>{`вес ${formatPercent(weight)}`}</small>
      </Heading>
      <p className={styles.points}>
        <b>{formatFixed(points)}</b>
        {` из ${formatNumber(best, 1)}`}
      </p>
      <ProgressRuler share={best > 0 ? points / best : 0} />
      <p className={styles.note}>{note}</p>
      <div className={styles.evidence}>
        <EvidenceList evidence={evidence} more={more} />
      </div>
    </li>
  )
}

const TRIED = 'небольшие перемены весов и набора отзывов'

/** «Место 4-е, обычно 3–7-е»: the range under slightly different weights and reviews. */
export function placeRangeText(place: number, range: AdditionalInfo['place_range']): string {
  if (range === null) return ''
  const { from, to } = range
  const own = `Место ${place}-е,`
  if (from === to && from === place) return `${own} и оно устойчиво: ${TRIED} его не меняют.`
  const usual = from === to ? `${from}-е` : `${from}–${to}-е`
  return `${own} обычно ${usual}: в этих пределах его меняют ${TRIED}.`
}
