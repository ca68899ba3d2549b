import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { DAY } from '#domain/russian/rare-nouns.ts'
import { TimeLane, TimeLanes } from '../../features/time-scale/time-lanes.tsx'
import { type YearScale, yearScale } from '../../features/time-scale/year-scale.ts'
import { percent } from '../../ui/scale/geometry.ts'
import styles from './sponsor-years.module.css'

type Years = Answer<'advertising-past-sponsors'>['years']
type Ad = Years[number]['sponsors'][number]['ads'][number]

const DAY_MS = 86_400_000

const HEIGHT = 38
const BAR = 16

interface SponsorYearsProps {
  years: Years
  today: string
}

/** All past ads on one axis of time, a lane for each sponsor, the days of each ad at its bar. */
export function SponsorYears({ years, today }: SponsorYearsProps) {
  const sponsors = Map.groupBy(
    years.flatMap(({ sponsors }) => sponsors),
    ({ id }) => id,
  )
  const scale = yearScale(Math.min(...years.map(({ year }) => year)), today)
  return (
    <TimeLanes scale={scale} today={today} isTitleWide>
      {[...sponsors].map(([id, ofYears]) => {
        const ads = new Map(ofYears.flatMap(({ ads }) => ads).map(ad => [ad.id, ad]))
        const days = [...ads.values()].map(daysOf).reduce((sum, count) => sum + count, 0)
        return (
          <TimeLane
            key={id}
            title={ofYears[0]?.name ?? ''}
            note={`показы ${counted(days, DAY)}`}
            height={HEIGHT}
            label={`${ofYears[0]?.name}: ${[...ads.values()].map(periodLabel).join(', ')}`}
          >
            {[...ads.values()].map(ad => (
              <AdBar key={ad.id} ad={ad} scale={scale} />
            ))}
          </TimeLane>
        )
      })}
    </TimeLanes>
  )
}

/** The number is above its bar: on a phone there is no room between two of them. */
function AdBar({ ad, scale }: { ad: Ad; scale: YearScale }) {
  const [from, to] = [scale.at(ad.starts_on), scale.at(ad.ends_on)]
  return (
    <>
      <rect className={styles.bar} x={percent(from)} width={percent(to - from)} y={HEIGHT - BAR} height={BAR} />
      <text className={styles.days} x={percent((from + to) / 2)} y={HEIGHT - BAR - 5}>
        {daysOf(ad)}
      </text>
    </>
  )
}

const daysOf = ({ starts_on, ends_on }: Ad): number =>
  Math.round((Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS) + 1

const periodLabel = (ad: Ad): string => `${ad.starts_on} — ${ad.ends_on}, ${counted(daysOf(ad), DAY)}`
