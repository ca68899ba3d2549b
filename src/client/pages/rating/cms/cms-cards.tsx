import type { CmsRow } from '#contract/shapes/rating.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { scoredAgencies, scoredProjects, scoredReviews } from '#domain/russian/count-labels.ts'
import { PlaceShift } from '../../../ui/place.tsx'
import { shareTicks } from '../../../ui/scale/share-scale.ts'
import { ValueBar } from '../../../ui/scale/value-bar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './cms-cards.module.css'
import { averageText, buildersLabel, buildersPath, systemShareTexts } from './cms-text.ts'

interface CmsCardsProps {
  systems: readonly CmsRow[]
  /** What places are compared with. */
  since: string | null
  isOfOneKind: boolean
}

export function CmsCards({ systems, since, isOfOneKind }: CmsCardsProps) {
  const topShare = shareTicks(Math.max(...systems.map(({ share }) => share))).at(-1) ?? 1
  const texts = systemShareTexts(systems)
  return (
    <ol className={styles.cards}>
      {systems.map((system, at) => (
        <CmsCard
          key={system.slug}
          system={system}
          since={since}
          topShare={topShare}
          isOfOneKind={isOfOneKind}
          shareText={texts[at] ?? ''}
        />
      ))}
    </ol>
  )
}

interface CmsCardProps {
  system: CmsRow
  since: string | null
  /** The share that would span the card. */
  topShare: number
  isOfOneKind: boolean
  shareText: string
}

function CmsCard({ system, since, topShare, isOfOneKind, shareText }: CmsCardProps) {
  const { place, change, slug, title, kind, share, projects, agencies, reviews, score } = system
  const builders = buildersPath(system)
  const average = averageText(system)
  return (
    <li className={styles.card}>
      <b className={`place ${styles.place}`}>{place}</b>
      <a className={styles.title} href={href('cms', { cms: slug })}>
        {title}
      </a>
      {!isOfOneKind && <small className={`fine ${styles.kind}`}>{kind}</small>}
      <b className={`figure ${styles.score}`}>
        {formatFixed(score)}
        <PlaceShift change={change} place={place} since={since} />
      </b>
      <div className={`stack-4 ${styles.share}`}>
        <ValueBar at={share / topShare} text={`${shareText} сайтов`} isQuiet />
        <small>{scoredProjects(projects)}</small>
      </div>
      <span className={`aside ${styles.reviews}`}>
        {average !== null && <Stars value={average} />}
        {` ${scoredReviews(reviews)}`}
      </span>
      {builders === null ? (
        <span className={`row ${styles.agencies}`}>{scoredAgencies(agencies)}</span>
      ) : (
        <a className={`row ${styles.agencies}`} href={builders} aria-label={buildersLabel(system)}>
          {scoredAgencies(agencies)}
        </a>
      )}
    </li>
  )
}
