import type { CmsRow } from '#contract/shapes/rating.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { headedReviews, SCORED_AGENCIES, SCORED_PROJECTS, SCORED_REVIEWS } from '#domain/russian/count-labels.ts'
import { PlaceShift } from '../../../ui/place.tsx'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './cms-table.module.css'
import { averageText, buildersLabel, buildersPath, shareText } from './cms-text.ts'

interface CmsTableProps {
  caption: string
  systems: readonly CmsRow[]
  isOfOneKind: boolean
}

export function CmsTable({ caption, systems, isOfOneKind }: CmsTableProps) {
  return (
    <table className={styles.table}>
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
          </th>
          <th scope="col">{SCORED_PROJECTS}</th>
          <th scope="col">{SCORED_AGENCIES}</th>
          <th scope="col">{SCORED_REVIEWS}</th>
          <th scope="col" className={styles.scoreColumn}>
            Балл
          </th>
        </tr>
      </thead>
      <tbody>
        {systems.map(system => (
          <CmsTableRow key={system.slug} system={system} isOfOneKind={isOfOneKind} />
        ))}
      </tbody>
    </table>
  )
}

function CmsTableRow({ system, isOfOneKind }: { system: CmsRow; isOfOneKind: boolean }) {
  const { place, change, slug, title, kind, share, projects, agencies, reviews, score } = system
  const builders = buildersPath(system)
  const average = averageText(system)
  return (
    <tr>
      <td className={styles.place}>
        {place}
        <PlaceShift change={change} />
      </td>
      <th scope="row" className={styles.system}>
        <a href={href('cms', { cms: slug })}>{title}</a>
        {!isOfOneKind && <small>{kind}</small>}
      </th>
      <td className={styles.share}>
        {shareText(system)}
        <ProgressRuler share={share} />
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
        {formatFixed(score)}
        <ProgressRuler share={score / 100} />
      </td>
    </tr>
  )
}
