import { formatNumber } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { formatMonth, moscowYear } from '#domain/time/dates.ts'
import {
  MarkLabel,
  TimeBar,
  TimeLane,
  TimeLanes,
  TimeMark,
  YearBricks,
} from '../../../features/time-scale/time-lanes.tsx'
import { labelLevels, type YearScale, yearScale } from '../../../features/time-scale/year-scale.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import type { Person } from './person.ts'

interface LaneProps {
  person: Person
  scale: YearScale
}

/** What is known of the years on one axis; a lane without facts is left out. */
export function PersonYears({ person }: { person: Person }) {
  const { joined, judged, interviews, articles, workplace, today, is_team } = person
  const years = [
    ...(joined === null ? [] : [joined]),
    ...judged.map(({ year }) => year),
    ...[...interviews, ...articles].map(({ published_at }) => moscowYear(published_at)),
    ...(workplace?.launches ?? []).map(({ year }) => year),
  ]
  if (years.length === 0) return null
  const scale = yearScale(Math.min(...years), today)
  return (
    <section className="stack-12" aria-labelledby="years">
      <SectionHeading
        id="years"
        note={is_team ? 'редакция и её тексты' : 'год прихода назвало агентство, проекты — из его портфолио'}
      >
        На шкале времени
      </SectionHeading>
      <TimeLanes scale={scale} today={today}>
        {joined !== null && <WorkLane person={person} joined={joined} scale={scale} />}
        {interviews.length > 0 && <InterviewLane person={person} scale={scale} />}
        {judged.length > 0 && <JuryLane person={person} scale={scale} />}
        {articles.length > 0 && <ArticleLane person={person} scale={scale} />}
        {workplace && workplace.launches.length > 0 && <ProjectLane person={person} scale={scale} />}
      </TimeLanes>
    </section>
  )
}

function WorkLane({ person: { today, role, agency, is_team }, joined, scale }: LaneProps & { joined: number }) {
  const place = is_team ? 'Мерило' : agency ? inGuillemets(agency.name) : role
  const years = moscowYear(today) - joined
  const text = years > 0 ? counted(years, 'year') : `с ${joined} года`
  return (
    <TimeLane
      title="Работа"
      note={`${place}, с ${joined} года`}
      height={24}
      label={`${place}: с ${joined} года, ${role}`}
    >
      <TimeBar from={scale.startOf(joined)} to={scale.at(today)} y={2} text={text} />
    </TimeLane>
  )
}

const LEVEL = 20
const MARK = 22
/** A label like «интервью, сентябрь 2026» as a share of the narrowest scale of its device. */
const LABEL = { desktop: 0.26, mobile: 0.42 }

function InterviewLane({ person: { interviews }, scale }: LaneProps) {
  const device = useAppSelector(selectDevice)
  const marks = labelLevels(
    interviews.map(({ published_at }) => ({
      at: scale.at(published_at),
      text: `интервью, ${formatMonth(published_at)}`,
    })),
    LABEL[device],
  )
  const height = MARK + LEVEL * (1 + Math.max(...marks.map(({ level }) => level)))
  const base = height - 8
  return (
    <TimeLane
      title="Говорит"
      note={`${interviews.length} интервью`}
      height={height}
      label={marks.map(({ text }) => text).join('; ')}
    >
      {marks.map(({ at, level, isBefore, text }) => (
        <MarkLabel key={at} {...{ at, isBefore, text, base }} y={base - 14 - LEVEL * level} />
      ))}
      {marks.map(({ at }) => (
        <TimeMark key={at} at={at} y={base} shape="circle" />
      ))}
    </TimeLane>
  )
}

function JuryLane({ person: { judged }, scale }: LaneProps) {
  const years = judged.map(({ year, path }, index) => (
    <span key={year}>
      {index > 0 && ', '}
      <a href={path}>{year}</a>
    </span>
  ))
  return (
    <TimeLane
      title="Судит"
      note={<>в жюри премии: {years}</>}
      height={24}
      label={`В жюри премии: ${judged.map(({ year }) => year).join(', ')}`}
    >
      {judged.map(({ year }) => (
        <TimeMark key={year} at={scale.middleOf(year)} y={12} shape="diamond" />
      ))}
    </TimeLane>
  )
}

const BRICKS = 84

function ArticleLane({ person: { articles }, scale }: LaneProps) {
  const years = articles.map(({ published_at }) => moscowYear(published_at))
  const counts = scale.years
    .map(year => ({ year, count: years.filter(other => other === year).length }))
    .filter(({ count }) => count > 0)
  return (
    <TimeLane
      title="Пишет"
      note={`новостей и исследований: ${articles.length}`}
      height={BRICKS}
      label={counts.map(({ year, count }) => `${year}: ${count}`).join(', ')}
    >
      <YearBricks scale={scale} counts={counts} height={BRICKS} />
    </TimeLane>
  )
}

function ProjectLane({ person: { workplace, joined }, scale }: LaneProps) {
  const counts = (workplace?.launches ?? []).map(({ year, projects }) => ({ year, count: projects }))
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <TimeLane
      title="Проекты агентства"
      note={`${formatNumber(all)} в портфолио${joined === null ? '' : ` с ${joined} года`}, по году запуска`}
      height={BRICKS}
      label={counts.map(({ year, count }) => `${year}: ${counted(count, 'project')}`).join(', ')}
    >
      <YearBricks scale={scale} counts={counts} height={BRICKS} />
    </TimeLane>
  )
}
