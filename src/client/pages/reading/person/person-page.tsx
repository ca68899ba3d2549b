import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsTo } from '../../../app/crumbs.ts'
import { usePageParams } from '../../../app/location.tsx'
import { ArticleCards } from '../../../features/article-list/article-cards.tsx'
import { ProjectCard } from '../../../features/project-card/project-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { personCrumbs } from '../crumbs.ts'
import styles from './person.module.css'
import type { Person } from './person.ts'
import { PersonHead } from './person-head.tsx'
import { PersonYears } from './person-years.tsx'

export function PersonPage() {
  const { response: person } = useCall('person-about', usePageParams('person'))
  if (!person) return <LoadingBlock />
  const { articles, interviews } = person
  return (
    <div className={`stack ${styles.page}`}>
      <div className="stack-12">
        <Breadcrumbs crumbs={crumbsTo(personCrumbs(person))} />
        <PersonHead person={person} />
      </div>
      <PersonYears person={person} />
      {interviews.length > 0 && (
        <section className="stack-16" aria-labelledby="interviews">
          <SectionHeading id="interviews">Интервью</SectionHeading>
          <ul className={styles.interviews}>
            {interviews.map(({ slug, path, title, lead, published_at }) => (
              <li key={slug}>
                <time className="note" dateTime={published_at}>
                  {formatDate(published_at)}
                </time>
                <div className="stack-8 measure">
                  <h3>
                    <a href={path}>{title}</a>
                  </h3>
                  <p className="muted">{lead}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WorkplaceWorks person={person} />
      {articles.length > 0 && (
        <section className="stack-16" aria-labelledby="articles">
          <SectionHeading id="articles">Новости и исследования</SectionHeading>
          <ArticleCards cards={articles} hasCategory />
        </section>
      )}
    </div>
  )
}

function WorkplaceWorks({ person: { agency, workplace } }: { person: Person }) {
  if (!agency || !workplace || workplace.works.length === 0) return null
  const { works, projects } = workplace
  return (
    <section className="stack-16" aria-labelledby="works">
      <SectionHeading
        id="works"
        note={works.some(({ has_result }) => has_result) ? 'сначала с измеренным результатом' : undefined}
        action={
          <TextLink isTarget href={href('agency-portfolio', { agency: agency.name_lat })}>
            {`Все ${formatNumber(projects)}`}
          </TextLink>
        }
      >
        Работы агентства
      </SectionHeading>
      <ul className={styles.works}>
        {works.map(project => (
          <ProjectCard key={project.id} project={project} href={project.path} />
        ))}
      </ul>
    </section>
  )
}
