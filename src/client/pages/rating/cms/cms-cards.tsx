import type { CmsRow } from '#contract/shapes/rating.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { scoredAgencies, scoredProjects, scoredReviews } from '#domain/russian/count-labels.ts'
import { PlaceShift } from '../../../ui/place.tsx'
import { shareTicks } from '../../../ui/scale/share-scale.ts'
import { ValueBar } from '../../../ui/scale/value-bar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './cms-cards.module.css'
import { averageText, buildersLabel, buildersPath, shareText } from './cms-text.ts'

interface CmsCardsProps {
  systems: readonly CmsRow[]
  isOfOneKind: boolean
}

export function CmsCards({ systems, isOfOneKind }: CmsCardsProps) {
  const topShare = shareTicks(Math.max(...systems.map(({ share }) => share))).at(-1) ?? 1
  return (
    <ol className={styles.cards}>
      {systems.map(system => (
        <CmsCard key={system.slug} system={system} topShare={topShare} isOfOneKind={isOfOneKind} />
      ))}
    </ol>
  )
}

interface CmsCardProps {
  system: CmsRow
  /** The share that would span the card. */
  topShare: number
  isOfOneKind: boolean
}

function CmsCard({ system, topShare, isOfOneKind }: CmsCardProps) {
  const { place, change, slug, title, kind, share, projects, agencies, reviews, score } = system
  const builders = buildersPath(system)
  const average = averageText(system)
  return (
    <li className={styles.card}>
      <b className={styles.place}>{place}</b>
      <a className={styles.title} href={href('cms', { cms: slug })}>
        {title}
      </a>
      {!isOfOneKind && <small className={styles.kind}>{kind}</small>}
      <b className={styles.score}>
        {formatFixed(score)}
        <PlaceShift change={change} />
      </b>
      <div className={styles.share}>
        <ValueBar at={share / topShare} text={`${shareText(system)} сайтов`} isQuiet />
        <small>{scoredProjects(projects)}</small>
      </div>
      <span className={styles.reviews}>
        {average !== null && <Stars value={average} />}
        {` ${scoredReviews(reviews)}`}
      </span>
      {builders === null ? (
        <span className={styles.agencies}>{scoredAgencies(agencies)}</span>
      ) : (
        <a className={styles.agencies} href={builders} aria-label={buildersLabel(system)}>
          {scoredAgencies(agencies)}
        </a>
      )}
    </li>
  )
}
