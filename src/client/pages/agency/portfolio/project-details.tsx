import type { Project } from '#contract/shapes/project.ts'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { PeerScale } from '../../../features/measures/peer-scale.tsx'
import { ResultFigures } from '../../../features/measures/result-figures.tsx'
import { ProjectPicture } from '../../../features/project-card/project-picture.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { ExternalLink, isWebAddress, siteTitle } from '../frame/external-link.tsx'
import styles from './project-details.module.css'
import { awardText, projectRows } from './project-text.ts'

/** The work on the left, its measures on the right. */
export function ProjectDetails({ project }: { project: Project }) {
  const { id, title, summary, url, is_verified } = project
  return (
    <div className={styles.project}>
      <div className="stack-16 start">
        <ProjectPicture id={id} alt={`Обложка проекта ${inGuillemets(title)}`} isEager />
        <p>{is_verified ? <Badge tone="confirmed">Проверен редакцией</Badge> : <Badge>Не проверен</Badge>}</p>
        <p>{summary}</p>
        <dl className={`dense ${styles.facts}`}>
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
      </div>
      <Measures project={project} />
    </div>
  )
}

function Measures({ project }: { project: Project }) {
  const { result, figures, peers, term, case_study, awards, review, agency } = project
  // Any other figure is the hero of the cover beside it.
  const changes = figures.filter(({ change }) => change !== null)
  return (
    <div className={`stack-16 start ${styles.measures}`}>
      {result !== null && (
        <section>
          <h3>Результат</h3>
          {changes.length > 0 ? <ResultFigures figures={changes} /> : <p>{result}</p>}
        </section>
      )}
      <PeerScale title="Цена" peers={peers} />
      <PeerScale title="Срок" peers={term} />
      {case_study && (
        <section>
          <h3>
            Команда <small>{case_study.team_size !== null && counted(case_study.team_size, 'person')}</small>
          </h3>
          <p>
            <a href={case_study.path}>Как делали — в кейсе</a>
          </p>
        </section>
      )}
      {review && (
        <section>
          <h3>
            {'Что сказал клиент '}
            <Stars value={formatFixed(review.overall)} />
          </h3>
          <figure className={`left stack-4 ${styles.review}`}>
            <blockquote>{review.body}</blockquote>
            <figcaption>
              {`${review.author}, ${review.role}, ${review.company} · `}
              <a href={review.path}>Весь отзыв</a>
            </figcaption>
          </figure>
        </section>
      )}
      {awards.length > 0 && (
        <section>
          <h3>Награды</h3>
          <ul>
            {awards.map(award => (
              <li key={awardText(award)}>{awardText(award)}</li>
            ))}
          </ul>
        </section>
      )}
      <ButtonLink tone="primary" isWide href={tenderPath([agency.id])}>
        Спросить о похожем проекте
      </ButtonLink>
    </div>
  )
}
