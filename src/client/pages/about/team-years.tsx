import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { TEXT } from '#domain/russian/rare-nouns.ts'
import { formatMonth, moscowMonth, moscowYear } from '#domain/time/dates.ts'
import { TimeBar, TimeLane, TimeLanes } from '../../features/time-scale/time-lanes.tsx'
import { type YearScale, yearScale } from '../../features/time-scale/year-scale.ts'
import { PortraitLine } from '../../ui/portrait.tsx'
import { percent } from '../../ui/scale/geometry.ts'
import styles from './about.module.css'

type Team = Answer<'about-team'>
type Person = Team['team'][number]

const HEIGHT = 48
const BAR = 24

/** How long each has been here, and on which days their texts came out, on one axis of years. */
export function TeamYears({ team, today }: Team) {
  const scale = yearScale(Math.min(...team.map(({ since }) => moscowYear(since))), today)
  return (
    <TimeLanes scale={scale} today={today} isTitleWide>
      {team.map(person => (
        <PersonLane key={person.slug} person={person} today={today} scale={scale} />
      ))}
    </TimeLanes>
  )
}

interface PersonLaneProps {
  person: Person
  today: string
  scale: YearScale
}

function PersonLane({ person: { path, name, role, since, written }, today, scale }: PersonLaneProps) {
  const texts = written.length > 0 ? counted(written.length, TEXT) : null
  return (
    <TimeLane
      title={
        <div className={styles.lane}>
          <PortraitLine name={name} size="medium">
            <a href={path}>
              <b>{name}</b>
            </a>
            <small className="block">{role}</small>
            {texts !== null && <small className="block">{texts}</small>}
          </PortraitLine>
        </div>
      }
      height={HEIGHT}
      label={[`${name}: с ${formatMonth(since)}`, texts].filter(Boolean).join(', ')}
    >
      <TimeBar from={scale.at(since)} to={scale.at(today)} y={BAR} text={timeBetween(since, today)} />
      {[...new Set(written)].map(day => (
        <line
          key={day}
          className={styles.text}
          x1={percent(scale.at(day))}
          x2={percent(scale.at(day))}
          y1={BAR - 14}
          y2={BAR - 3}
        />
      ))}
    </TimeLane>
  )
}

/** «2 года 9 месяцев» */
function timeBetween(since: string, today: string): string {
  const months = moscowMonth(today) - moscowMonth(since)
  const parts = [
    months >= 12 ? counted(Math.floor(months / 12), 'year') : null,
    months % 12 > 0 ? counted(months % 12, 'month') : null,
  ].filter(part => part !== null)
  return parts.join(' ') || `с ${formatMonth(since)}`
}
