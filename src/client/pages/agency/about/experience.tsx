import type { Answer } from '#contract/index.ts'
import { shareTexts } from '#domain/numbers/apportion.ts'
import { counted } from '#domain/russian/plural.ts'
import { ProgressRuler } from '../../../ui/ruler.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useAbout } from '../frame/use-agency.ts'
import styles from './facts.module.css'
import { FirstAndRest } from './first-and-rest.tsx'

type About = Answer<'agency-about'>

const SHOWN = 6

/** Industries and technologies of the agency's projects. AgencyText reports a failure of the shared call. */
export function Experience() {
  const { response } = useAbout()
  if (!response || response.industries.length + response.technologies.length === 0) return null
  return (
    <div className="stack-40-32 columns-2">
      <Industries industries={response.industries} />
      <Technologies technologies={response.technologies} />
    </div>
  )
}

function Industries({ industries }: Pick<About, 'industries'>) {
  if (industries.length === 0) return null
  const texts = shareTexts(industries.map(({ share }) => share))
  const rows = industries.map((industry, at) => ({ ...industry, text: texts[at] }))
  return (
    <section aria-labelledby="industries">
      <SectionHeading id="industries">Отрасли в портфолио</SectionHeading>
      <FirstAndRest items={rows} shown={SHOWN} rest="Ещё отрасли">
        {some => (
          <ul className={`above-8 ${styles.list}`}>
            {some.map(({ title, projects, share, text }) => (
              <li key={title}>
                <span>{title}</span>
                <small>{`${counted(projects, 'project')} · ${text}`}</small>
                <ProgressRuler share={share} />
              </li>
            ))}
          </ul>
        )}
      </FirstAndRest>
    </section>
  )
}

function Technologies({ technologies }: Pick<About, 'technologies'>) {
  if (technologies.length === 0) return null
  return (
    <section aria-labelledby="technologies">
      <SectionHeading id="technologies">Технологии в портфолио</SectionHeading>
      <FirstAndRest items={technologies} shown={SHOWN} rest="Ещё технологии">
        {some => (
          <ul className={`above-8 ${styles.list}`}>
            {some.map(({ title, projects, path, partner }) => (
              <li key={title}>
                <span>{path === null ? title : <a href={path}>{title}</a>}</span>
                <small>{counted(projects, 'project')}</small>
                {partner !== null && <small className={styles.partner}>{partner}</small>}
              </li>
            ))}
          </ul>
        )}
      </FirstAndRest>
    </section>
  )
}
