import type { CmsRow } from '#contract/shapes/rating.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { headedReviews, SCORED_AGENCIES, SCORED_PROJECTS, SCORED_REVIEWS } from '#domain/russian/count-labels.ts'
import { PlaceShift } from '../../../ui/place.tsx'
import { Axis } from '../../../ui/scale/axis.tsx'
import { evenTicks } from '../../../ui/scale/geometry.ts'
import { shareAxis, shareTicks } from '../../../ui/scale/share-scale.ts'
import { ValueBar } from '../../../ui/scale/value-bar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './cms-table.module.css'
import { averageText, buildersLabel, buildersPath, systemShareTexts } from './cms-text.ts'

interface CmsTableProps {
  caption: string
  systems: readonly CmsRow[]
  /** What places are compared with. */
  since: string | null
  isOfOneKind: boolean
}

export function CmsTable({ caption, systems, since, isOfOneKind }: CmsTableProps) {
  const shares = shareTicks(Math.max(...systems.map(({ share }) => share)))
  const topShare = shares.at(-1) ?? 1
  const texts = systemShareTexts(systems)
  return (
    <table className={`dense lined ${styles.table}`}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.placeColumn}>
            Место
          </th>
          <th scope="col">Система</th>
          <th scope="col" className={styles.shareColumn}>
            Доля сайтов
            <Axis ticks={shareAxis(shares)} />
          </th>
          <th scope="col">{SCORED_PROJECTS}</th>
          <th scope="col">{SCORED_AGENCIES}</th>
          <th scope="col">{SCORED_REVIEWS}</th>
          <th scope="col" className={styles.scoreColumn}>
            Балл
            <Axis ticks={evenTicks(100, 25, 5)} />
          </th>
        </tr>
      </thead>
      <tbody>
        {systems.map((system, at) => (
          <CmsTableRow
            key={system.slug}
            system={system}
            since={since}
            topShare={topShare}
            isOfOneKind={isOfOneKind}
            shareText={texts[at] ?? ''}
          />
        ))}
      </tbody>
    </table>
  )
}

interface CmsTableRowProps {
  system: CmsRow
  since: string | null
  /** The end of the axis of shares. */
  topShare: number
  isOfOneKind: boolean
  shareText: string
}

function CmsTableRow({ system, since, topShare, isOfOneKind, shareText }: CmsTableRowProps) {
  const { place, change, slug, title, kind, share, projects, agencies, reviews, score } = system
  const builders = buildersPath(system)
  const average = averageText(system)
  return (
    <tr>
      <td className={styles.place}>
        {place}
        <PlaceShift change={change} place={place} since={since} />
      </td>
      <th scope="row" className={styles.system}>
        <a href={href('cms', { cms: slug })}>{title}</a>
        {!isOfOneKind && <small>{kind}</small>}
      </th>
      <td className={styles.share}>
        <ValueBar at={share / topShare} text={shareText} isQuiet />
      </td>
      <td>{formatNumber(projects)}</td>
      <td>
        {builders === null ? (
          formatNumber(agencies)
        ) : (
          <a href={builders} aria-label={buildersLabel(system)}>
            {formatNumber(agencies)}
          </a>
        )}
      </td>
      <td>
        {average !== null && <Stars value={average} />}
        <small>{headedReviews(reviews)}</small>
      </td>
      <td className={styles.score}>
        <ValueBar at={score / 100} text={formatFixed(score)} />
      </td>
    </tr>
  )
}
