import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { allReviews, PORTFOLIO_PROJECTS, portfolioProjects } from '#domain/russian/count-labels.ts'
import { counted, countedDative } from '#domain/russian/plural.ts'
import { Stars } from '../../../ui/stars.tsx'
import styles from './cms-frame.module.css'
import { averageText } from './cms-text.ts'

/** Key figures of a CMS, each linked to its details. */
export function CmsFigures({ system }: { system: Answer<'cms-header'> }) {
  const { slug, place, projects, agencies, reviews } = system
  const average = averageText(reviews.average)
  return (
    <dl className={`wrap ${styles.figures}`}>
      <div>
        <dt>Место среди систем</dt>
        <dd>
          {place === null ? (
            <small>пока без места</small>
          ) : (
            <a href={place.path} aria-label={`${place.title}: место ${place.place} из ${place.of}`}>
              {formatNumber(place.place)}
              <small>{` из ${formatNumber(place.of)}`}</small>
            </a>
          )}
        </dd>
      </div>
      {place !== null && (
        <div>
          <dt>Балл</dt>
          <dd>{formatFixed(place.score)}</dd>
        </div>
      )}
      {place !== null && (
        <div>
          <dt>В зачёте за три года</dt>
          <dd>
            <small>{`${counted(place.projects, 'project')}, ${counted(place.agencies, 'agency')}`}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{PORTFOLIO_PROJECTS}</dt>
        <dd>
          {projects === 0 ? (
            <small>пока нет</small>
          ) : (
            <a href={href('cms-projects', { cms: slug })} aria-label={portfolioProjects(projects)}>
              {formatNumber(projects)}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>Агентства с такими проектами</dt>
        <dd>{agencies === 0 ? <small>пока нет</small> : formatNumber(agencies)}</dd>
      </div>
      <div>
        <dt>Оценка работ клиентами</dt>
        <dd>
          {average === null ? (
            <small>нет отзывов</small>
          ) : (
            <a href={href('cms-reviews', { cms: slug })}>
              <Stars value={average} byReviews={countedDative(reviews.count, 'review')} />
              <small aria-hidden="true">{` ${allReviews(reviews.count)}`}</small>
            </a>
          )}
        </dd>
      </div>
    </dl>
  )
}
