import type { PersonCard } from '#contract/shapes/interview.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './cards.module.css'
import { FirstAndRest } from './first-and-rest.tsx'

const SHOWN = 6

export function Team({ team }: { team: readonly PersonCard[] }) {
  if (team.length === 0) return null
  return (
    <section aria-labelledby="team">
      <SectionHeading id="team" note="с кем будете говорить">
        Люди
      </SectionHeading>
      <FirstAndRest items={team} shown={SHOWN} rest="Ещё люди">
        {people => (
          <ul className={styles.team}>
            {people.map(({ slug, path, name, role }) => (
              <li key={slug}>
                <Portrait name={name} size="large" />
                <a className="cover" href={path}>
                  {name}
                </a>
                <small>{role}</small>
              </li>
            ))}
          </ul>
        )}
      </FirstAndRest>
    </section>
  )
}
