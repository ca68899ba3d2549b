import type { Project } from '#contract/shapes/project.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { ProjectPicture } from '../../../features/project-card/project-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ExternalLink, isWebAddress, siteTitle } from '../frame/external-link.tsx'
import styles from './project-details.module.css'
import { awardText, projectRows } from './project-text.ts'

export function ProjectDetails({ project }: { project: Project }) {
  const { id, title, summary, result, url, is_verified, awards, review } = project
  return (
    <div className={styles.project}>
      <ProjectPicture id={id} alt={`Обложка проекта «${title}»`} isEager />
      <dl className={styles.facts}>
        {projectRows(project).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {url !== null && isWebAddress(url) && (
          <div>
            <dt>Адрес</dt>
            <dd>
              <ExternalLink address={url}>{siteTitle(url)}</ExternalLink>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.words}>
        <p>{is_verified ? <Badge tone="confirmed">Проверен редакцией</Badge> : <Badge>Не проверен</Badge>}</p>
        <p>{summary}</p>
        {result !== null && (
          <p>
            <b>Результат.</b> {result}
          </p>
        )}
        {awards.length > 0 && (
          <>
            <h3>Награды</h3>
            <ul className={styles.awards}>
              {awards.map(award => (
                <li key={awardText(award)}>{awardText(award)}</li>
              ))}
            </ul>
          </>
        )}
        {review && (
          <>
            <h3>Отзыв клиента</h3>
            <figure className={styles.review}>
              <Stars value={formatFixed(review.overall)} />
              <blockquote>{review.body}</blockquote>
              <figcaption>
                {`${review.author}, ${review.role}, ${review.company} · `}
                <a href={review.path}>Весь отзыв</a>
              </figcaption>
            </figure>
          </>
        )}
      </div>
    </div>
  )
}
