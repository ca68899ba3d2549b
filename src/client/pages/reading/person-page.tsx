import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { ArticleCards } from '../../features/article-list/article-cards.tsx'
import { InterviewCard } from '../../features/interview-card/interview-card.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LogoLine } from '../../ui/logo-line.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { ReadingPage, ReadingSide } from '../../ui/reading-page.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { personCrumbs } from './crumbs.ts'
import styles from './reading.module.css'

type Person = Answer<'person-about'>

export function PersonPage() {
  const { response: person } = useCall('person-about', usePageParams('person'))
  if (!person) return <LoadingBlock />
  const { name, role, text, articles, interviews } = person
  return (
    <ReadingPage
      crumbs={<Breadcrumbs crumbs={crumbsTo(personCrumbs(person))} />}
      head={
        <PortraitLine name={name} size="large">
          <h1>{name}</h1>
          <p className={`lead ${styles.role}`}>{role}</p>
        </PortraitLine>
      }
    >
      <Facts person={person} />
      {text.length > 0 && (
        <div className="stack-16 text-measure">
          {text.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {articles.length > 0 && (
        <section className="stack-16" aria-labelledby="articles">
          <SectionHeading id="articles">Новости и исследования</SectionHeading>
          <ArticleCards cards={articles} hasCategory />
        </section>
      )}
      {(interviews.length > 0 || articles.length === 0) && <Interviews person={person} />}
    </ReadingPage>
  )
}

function Facts({ person: { agency, is_team } }: { person: Person }) {
  if (!agency && !is_team) return null
  return (
    <ReadingSide>
      {agency && (
        <LogoLine
          href={href('agency', { agency: agency.name_lat })}
          logo={agency.logo}
          title={agency.name}
          note={agency.city}
        />
      )}
      {is_team && (
        <TextLink href={href('about-team')} isTarget>
          Вся команда
        </TextLink>
      )}
    </ReadingSide>
  )
}

function Interviews({ person: { agency, interviews } }: { person: Person }) {
  return (
    <section className="stack-16" aria-labelledby="interviews">
      <SectionHeading id="interviews">Интервью</SectionHeading>
      {interviews.length === 0 ? (
        <EmptyState title="Интервью ещё не брали">
          {agency ? <a href={href('agency', { agency: agency.name_lat })}>Посмотреть агентство</a> : null}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {interviews.map(interview => (
            <InterviewCard key={interview.slug} interview={interview} headingLevel={3} isAgencyShown={false} />
          ))}
        </ul>
      )}
    </section>
  )
}
