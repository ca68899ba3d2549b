import { href } from '#domain/paths/paths.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { InterviewCard } from '../../features/interview-card/interview-card.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { LogoLine } from '../../ui/logo-line.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { personCrumbs } from './person-crumbs.ts'
import styles from './person-view.module.css'

export function View() {
  const { response: person } = useCall('person-about', usePageParams('person'))
  if (!person) return <LoadingBlock />
  const { name, role, agency, text, interviews } = person
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={crumbsTo(personCrumbs(person))} />
        <PortraitLine name={name} size="large">
          <h1>{name}</h1>
          <p className={styles.role}>{role}</p>
        </PortraitLine>
      </header>
      <div className={styles.about}>
        {text.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {agency && (
          <LogoLine
            href={href('agency', { agency: agency.name_lat })}
            logo={agency.logo}
            title={agency.name}
            note={agency.city}
          />
        )}
      </div>
      <section className={styles.interviews} aria-labelledby="interviews">
        <SectionHeading id="interviews">Интервью</SectionHeading>
        {interviews.length === 0 ? (
          <EmptyState title="Интервью ещё не брали">
            {agency ? <a href={href('agency', { agency: agency.name_lat })}>Посмотреть агентство</a> : null}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {interviews.map(interview => (
              <InterviewCard key={interview.slug} interview={interview} headingLevel={3} isAgencyShown={false} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
