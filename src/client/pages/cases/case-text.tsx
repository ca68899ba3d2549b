import type { OneCase } from '#contract/shapes/case.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { nameUnlessHidden } from '#domain/review/hidden-name.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsAbove } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { Paragraphs } from '../../features/article/spans.tsx'
import { CallSection } from '../../features/call-section/call-section.tsx'
import { PeerScale } from '../../features/measures/peer-scale.tsx'
import { ResultFigures } from '../../features/measures/result-figures.tsx'
import { CaseCard } from '../../features/project-card/case-card.tsx'
import { ProjectPicture } from '../../features/project-card/project-picture.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LogoLine } from '../../ui/logo-line.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { StarRow } from '../../ui/star-row.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { caseCrumbs } from './case-crumbs.ts'
import styles from './case-text.module.css'

/** The page, drawn by the server: nothing on it needs scripts. */
export function CaseText() {
  const params = usePageParams('case')
  const { response: study } = useCall('cases-get-item', params)
  const similar = useCall('cases-simmilar', params)
  if (!study) return <LoadingBlock />
  const { title, lead, project, agency, standing, published_at, facts, figures, quote, hashtags } = study
  return (
    <div className={`stack ${styles.page}`}>
      <Breadcrumbs crumbs={crumbsAbove(caseCrumbs(study))} />
      <article className={`stack ${styles.case}`}>
        <header className={project ? `stack ${styles.head}` : undefined}>
          {project && <ProjectPicture id={project.id} alt={`Обложка проекта: ${project.client}`} isEager />}
          <div className={`stack ${styles.about}`}>
            <h1>{title}</h1>
            {lead !== null && <p className="lead">{lead}</p>}
            <dl className={`wrap ${styles.facts}`}>
              {facts.map(fact => (
                <div key={fact.title}>
                  <dt>{fact.title}</dt>
                  <dd>{fact.value}</dd>
                </div>
              ))}
            </dl>
            <LogoLine
              href={href('agency', { agency: agency.name_lat })}
              logo={agency.logo}
              title={agency.name}
              note={standing ? standingText(standing) : agency.city}
            />
          </div>
        </header>
        {!isOnCover(study) && <ResultFigures figures={figures} />}
        {study.price && study.term && (
          <div className={styles.peers}>
            <h2 className={hidden.hidden}>Среди других проектов агентства</h2>
            <PeerScale title="Цена" peers={study.price} />
            <PeerScale title="Срок" peers={study.term} />
          </div>
        )}
        <div className={`stack ${styles.columns}`}>
          <div className={`stack ${styles.story}`}>
            <Chapter title="Задача" paragraphs={study.task} />
            <Chapter title="Решение" paragraphs={study.solution} />
            <Chapter title="Результат" paragraphs={study.outcome} />
          </div>
          <div className={`stack ${styles.side}`}>
            {quote && <CaseQuote quote={quote} />}
            <Links study={study} />
            <nav aria-label="Хештеги">
              <ul className={`wrap ${styles.hashtags}`}>
                {hashtags.map(({ slug, title, path }) => (
                  <li key={slug}>
                    <TextLink href={path} isTarget>
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
            <p className="fine">
              Опубликован <time dateTime={published_at}>{formatDate(published_at)}</time>
            </p>
          </div>
        </div>
      </article>
      {/* A retry would need scripts. */}
      {!similar.isError && (
        <CallSection
          id="similar"
          title="Похожие кейсы"
          note="по услуге, отрасли и системе"
          action={<a href={href('cases')}>Все кейсы</a>}
          call={similar}
          isEmpty={({ cases_list }) => cases_list.length === 0}
        >
          {({ cases_list }) => (
            <ul className={styles.similar}>
              {cases_list.map(other => (
                <CaseCard key={other.id} study={other} />
              ))}
            </ul>
          )}
        </CallSection>
      )}
    </div>
  )
}

/** A single figure without its bars is the hero of the cover already. */
const isOnCover = ({ project, figures }: OneCase): boolean =>
  project !== null && figures.length === 1 && figures.every(({ change }) => change === null)

/** «2-е место из 127, интернет-магазины» */
const standingText = ({ place, participants, title }: NonNullable<OneCase['standing']>): string =>
  `${formatNumber(place)}\u2011е${NBSP}место из${NBSP}${formatNumber(participants)}, ${lowerFirst(title)}`

function Chapter({ title, paragraphs }: { title: string; paragraphs: OneCase['task'] }) {
  if (paragraphs.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <Paragraphs paragraphs={paragraphs} />
    </section>
  )
}

function Links({ study: { project, quote } }: { study: OneCase }) {
  if (!project) return null
  return (
    <ul className={`stack ${styles.links}`}>
      <li>
        <TextLink href={project.path} isTarget>
          Проект в портфолио
        </TextLink>
      </li>
      {quote && (
        <li>
          <TextLink href={quote.path} isTarget>
            Отзыв клиента целиком
          </TextLink>
        </li>
      )}
    </ul>
  )
}

function CaseQuote({ quote }: { quote: NonNullable<OneCase['quote']> }) {
  const { overall, text, author, role, company } = quote
  return (
    <figure className={`stack-12 ${styles.quote}`}>
      <StarRow value={overall} label={`Оценка ${overall} из 5`} />
      <blockquote>{inGuillemets(text)}</blockquote>
      <figcaption>
        <PortraitLine name={nameUnlessHidden(author)}>
          <b>{author}</b>
          <span>{`${role}, ${company}`}</span>
        </PortraitLine>
      </figcaption>
    </figure>
  )
}
