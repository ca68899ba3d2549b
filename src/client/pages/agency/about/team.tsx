import type { PersonCard } from '#contract/shapes/interview.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './team.module.css'

export function Team({ team }: { team: readonly PersonCard[] }) {
  if (team.length === 0) return null
  return (
    <section aria-labelledby="team">
      <SectionHeading id="team">Команда</SectionHeading>
      <ul className={styles.team}>
        {team.map(({ slug, path, name, role }) => (
          <li key={slug}>
            <a href={path}>{name}</a>
            <small>{role}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
