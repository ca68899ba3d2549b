import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { TimeBar, TimeLane, TimeLanes } from '../../features/time-scale/time-lanes.tsx'
import { yearScale } from '../../features/time-scale/year-scale.ts'

type Years = Answer<'advertising-past-sponsors'>['years']
type Ad = Years[number]['sponsors'][number]['ads'][number]

const DAY_MS = 86_400_000
const DAY = { one: 'день', few: 'дня', many: 'дней', other: 'дня' }

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
  // A year of room for the number before the first bar.
  const scale = yearScale(Math.min(...years.map(({ year }) => year)) - 1, today)
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
            height={28}
            label={`${ofYears[0]?.name}: ${[...ads.values()].map(periodLabel).join(', ')}`}
          >
            {[...ads.values()].map(ad => (
              <TimeBar
                key={ad.id}
                from={scale.at(ad.starts_on)}
                to={scale.at(ad.ends_on)}
                y={4}
                text={String(daysOf(ad))}
              />
            ))}
          </TimeLane>
        )
      })}
    </TimeLanes>
  )
}

const daysOf = ({ starts_on, ends_on }: Ad): number =>
  Math.round((Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS) + 1

const periodLabel = (ad: Ad): string => `${ad.starts_on} — ${ad.ends_on}, ${counted(daysOf(ad), DAY)}`
