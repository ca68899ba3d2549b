import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { NOUNS } from '#domain/russian/nouns.ts'
import { countedDative, plural } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './person.module.css'
import type { Person } from './person.ts'
import { WorkplacePlace } from './workplace-place.tsx'

export function PersonHead({ person }: { person: Person }) {
  const { name, role, text, agency, is_team, workplace } = person
  return (
    <header className={styles.head}>
      <div className={styles.face}>
        <Portrait name={name} size="hero" />
      </div>
      <div className={`stack-12 ${styles.name}`}>
        <h1>{name}</h1>
        <p className={`lead ${styles.role}`}>
          {role}
          {agency && ', '}
          {agency && <a href={href('agency', { agency: agency.name_lat })}>{inGuillemets(agency.name)}</a>}
        </p>
      </div>
      <div className={`stack-16 start ${styles.about}`}>
        {text.map(paragraph => (
          <p key={paragraph} className="text-measure">
            {paragraph}
          </p>
        ))}
        <p className="wrap-8">
          {agency && workplace?.accepts_requests && (
            <ButtonLink tone="primary" href={tenderPath([agency.id])}>
              Заявка агентству
            </ButtonLink>
          )}
          {agency && (
            <ButtonLink tone="secondary" href={href('agency-contacts', { agency: agency.name_lat })}>
              Написать агентству
            </ButtonLink>
          )}
          {is_team && (
            <TextLink href={href('about-team')} isTarget>
              Вся команда
            </TextLink>
          )}
        </p>
        <Figures person={person} />
      </div>
      {agency && workplace?.place && <WorkplacePlace agency={agency} place={workplace.place} />}
    </header>
  )
}

function Figures({ person }: { person: Person }) {
  const figures = figuresOf(person)
  return figures.length === 0 ? null : (
    <dl className={`figures ${styles.figures}`}>
      {figures.map(({ value, title }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Only what is known; of the agency, said to be the agency's. */
function figuresOf({ today, joined, is_team, articles, interviews, judged, workplace }: Person) {
  const years = joined === null ? 0 : Number(today.slice(0, 4)) - joined
  const projects = workplace?.launches.reduce((sum, { projects }) => sum + projects, 0) ?? 0
  const { average = null, count = 0 } = workplace?.reviews ?? {}
  return [
    ...(years > 0
      ? [{ value: String(years), title: `${plural(years, NOUNS.year)} ${is_team ? 'в редакции' : 'в агентстве'}` }]
      : []),
    ...(articles.length > 0 ? [{ value: String(articles.length), title: 'новостей и исследований' }] : []),
    ...(projects > 0
      ? [
          {
            value: formatNumber(projects),
            title: `${plural(projects, NOUNS.project)} у агентства${joined === null ? '' : ' за это время'}`,
          },
        ]
      : []),
    ...(interviews.length > 0 ? [{ value: String(interviews.length), title: 'интервью нам' }] : []),
    ...(judged.length > 0
      ? [{ value: String(judged.length), title: `${plural(judged.length, TIMES)} в жюри премии` }]
      : []),
    ...(average === null
      ? []
      : [{ value: formatFixed(average), title: `из 5 у агентства по ${countedDative(count, 'review')}` }]),
  ].slice(0, SHOWN_FIGURES)
}

const SHOWN_FIGURES = 4
const TIMES = { one: 'раз', few: 'раза', many: 'раз' }
