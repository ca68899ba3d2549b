import type { InterviewCard as Interview } from '#contract/shapes/interview.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Card, CardLink } from '../../ui/card.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import styles from './interview-card.module.css'

interface InterviewCardProps {
  interview: Interview
  /** False on the agency's own page. */
  isAgencyShown?: boolean
  headingLevel?: 2 | 3
}

export function InterviewCard({ interview, isAgencyShown = true, headingLevel = 2 }: InterviewCardProps) {
  const { path, title, lead, person, agency, published_at } = interview
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const isWithAgency = isAgencyShown && agency !== null
  return (
    <Card as="li">
      <article className={`stack-12 ${styles.interview}`}>
        <Heading className={styles.title}>
          <CardLink href={path}>{title}</CardLink>
        </Heading>
        <p className="aside">{lead}</p>
        <footer className={`row-12 note snug ${styles.who}`}>
          <Portrait name={person.name} />
          <span>
            <b>{person.name}</b>
            {`, ${person.role}${isWithAgency ? `, ${agency.name}` : ''}`}
            <time className={`faint block ${styles.date}`} dateTime={published_at}>
              {formatDate(published_at)}
            </time>
          </span>
        </footer>
      </article>
    </Card>
  )
}
