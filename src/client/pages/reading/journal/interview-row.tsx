import type { InterviewCard } from '#contract/shapes/interview.ts'
import { formatDate } from '#domain/time/dates.ts'
import { CardLink } from '../../../ui/card.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import styles from './journal.module.css'

interface InterviewRowProps {
  interview: InterviewCard
  /** Of the row beside the ruler, in its own units. */
  height: number
}

/** One talk: who spoke and about what. The whole row is the link. */
export function InterviewRow({ interview, height }: InterviewRowProps) {
  const { path, title, lead, person, agency, published_at } = interview
  return (
    <li className={styles.row}>
      <svg className={styles.strut} width="1" height={`${height / 10}rem`} aria-hidden="true" />
      <article className={`stack-4 start ${styles.words}`}>
        <p className="fine">
          <time dateTime={published_at}>{formatDate(published_at)}</time>
        </p>
        <h2 className={styles.news}>
          <CardLink href={path}>{title}</CardLink>
        </h2>
        <p className={styles.lead}>{lead}</p>
      </article>
      <div className={`row-12 small snug ${styles.figure} ${styles.speaker}`}>
        <Portrait name={person.name} size="medium" />
        <p>
          <b>{person.name}</b>
          {`, ${person.role}${agency ? `, ${agency.name}` : ''}`}
        </p>
      </div>
    </li>
  )
}
