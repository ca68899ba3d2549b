import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { TimeBar, TimeLane, TimeLanes, TimeMark } from '../../../features/time-scale/time-lanes.tsx'
import { type YearScale, yearScale } from '../../../features/time-scale/year-scale.ts'
import { PortraitLine } from '../../../ui/portrait.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'

type About = Answer<'agency-about'>
type Person = About['team'][number]

/** How long each has been here, and when they spoke to us. */
export function PeopleYears({ about: { team, today } }: { about: Pick<About, 'team' | 'today'> }) {
  if (team.length === 0) return null
  const years = team.flatMap(({ joined, interviews }) => [
    ...(joined === null ? [] : [joined]),
    ...interviews.map(moscowYear),
  ])
  const scale = yearScale(Math.min(moscowYear(today), ...years), today)
  const hasInterviews = team.some(({ interviews }) => interviews.length > 0)
  return (
    <section className="stack-12" aria-labelledby="team">
      <SectionHeading
        id="team"
        note={`с кем будете говорить: сколько лет в агентстве${hasInterviews ? ', кружок — интервью' : ''}`}
      >
        Люди
      </SectionHeading>
      <TimeLanes scale={scale} today={today} isTitleWide>
        {team.map(person => (
          <PersonLane key={person.slug} person={person} today={today} scale={scale} />
        ))}
      </TimeLanes>
    </section>
  )
}

interface PersonLaneProps {
  person: Person
  today: string
  scale: YearScale
}

function PersonLane({ person: { path, name, role, joined, interviews }, today, scale }: PersonLaneProps) {
  const years = joined === null ? 0 : moscowYear(today) - joined
  const time = joined === null ? null : years > 0 ? counted(years, 'year') : `с ${joined} года`
  return (
    <TimeLane
      title={
        <PortraitLine name={name} size="medium">
          <a href={path}>{name}</a>
          <small>{role}</small>
        </PortraitLine>
      }
      height={44}
      label={[
        `${name}: ${time ?? 'год прихода не назван'}`,
        ...(interviews.length > 0 ? [`${interviews.length} интервью`] : []),
      ].join(', ')}
    >
      {joined !== null && time !== null && (
        <TimeBar from={scale.startOf(joined)} to={scale.at(today)} y={20} text={time} />
      )}
      {interviews.map(published_at => (
        <TimeMark key={published_at} at={scale.at(published_at)} y={9} shape="circle" />
      ))}
    </TimeLane>
  )
}
