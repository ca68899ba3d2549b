import type { PersonCard } from '#contract/shapes/interview.ts'
import { PortraitLine } from '../../../ui/portrait.tsx'
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
            <PortraitLine name={name} size="medium">
              <a href={path}>{name}</a>
              <small>{role}</small>
            </PortraitLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
