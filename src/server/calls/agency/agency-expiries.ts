import type { Answer } from '#contract/index.ts'
import type { Standing } from '#db/queries/agency/agency-standings.ts'
import type { StandingYear } from '#db/queries/agency/standing-year.ts'
import { formatNumber, NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import type { Evidence } from '#ranking/evidence.ts'
import type { Methodology } from '#ranking/methodology.ts'
import { type Expiry, lossesOf } from '#ranking/months/expiry-losses.ts'
import { firstDayWithout } from '#ranking/weigh.ts'

type Year = NonNullable<Answer<'agency-presence-in-rating'>['year']>

const SHOWN_EXPIRIES = 4

type Dated = Expiry & { day: string; text: string }

/** What will count no more within the next twelve months, the soonest first. */
export function expiriesOf(
  standing: Standing,
  facts: StandingYear,
  { day, method }: { day: string; method: Methodology },
): Year['expiries'] {
  const evidence = standing.evidence as unknown as Evidence | null
  const counted = new Set(evidence?.cases)
  const projects = (standing.counted_projects ?? []).map(
    ({ id, launched, title, is_nda }): Dated => ({
      factor: 'projects',
      id,
      day: firstDayWithout(new Date(launched).getTime(), method.projects.periodMonths),
      text: `${is_nda ? `проект под${NBSP}NDA` : inGuillemets(title)} станет старше ${months(method.projects)}`,
    }),
  )
  const cases = facts.cases
    .filter(({ id }) => counted.has(id))
    .map(
      ({ id, title, published_at }): Dated => ({
        factor: 'cases',
        id,
        day: firstDayWithout(new Date(published_at).getTime(), method.cases.periodMonths),
        text: `кейс ${inGuillemets(title)} станет старше ${months(method.cases)}`,
      }),
    )
  const nextYear = `${Number(day.slice(0, 4)) + 1}-01-01`
  const awards: Dated[] = evidence?.awards.length
    ? [{ factor: 'awards', day: nextYear, text: `награды потеряют ${lostShare(method)} веса` }]
    : []
  const yearLater = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  const all = [...projects, ...cases, ...awards]
    .filter(expiry => expiry.day <= yearLater)
    .sort((one, other) => one.day.localeCompare(other.day) || indexOf(one) - indexOf(other))
  const losses = evidence
    ? lossesOf(
        {
          ...{ score: standing.score, addends: standing.addends, evidence, methodology: method },
          ...{
            isPlatform: standing.slice !== '',
            best: standing.best_mass ?? 0,
            othersProjects: facts.others_projects,
          },
        },
        all,
      )
    : []
  const rows = all.map((expiry, at) => ({
    ...{ day: expiry.day, index: indexOf(expiry), text: expiry.text },
    loss: losses[at]?.loss ?? 0,
  }))
  const more = rows.slice(SHOWN_EXPIRIES)
  return {
    next: rows.slice(0, SHOWN_EXPIRIES),
    more: more.length,
    more_loss: roundDecimal(
      more.reduce((sum, { loss }) => sum + loss, 0),
      1,
    ),
    score: losses.at(-1)?.score ?? standing.score,
    leaves: all.find((_, at) => losses[at]?.takesPart === false)?.day ?? null,
  }
}

const indexOf = ({ factor }: Expiry): number => FACTORS.indexOf(factor)
const months = ({ periodMonths }: { periodMonths: number }): string => countedGenitive(periodMonths, 'month')
const lostShare = ({ awards }: Methodology): string => `${formatNumber(100 * (1 - awards.yearly))}${NBSP}%`

export const fadingText = ({ reviews, projects }: Methodology): string =>
  `Отзывы не выбывают: вес отзыва вдвое меньше каждые ${counted(reviews.halfLifeMonths, 'month')}, проекта — каждые ${counted(projects.halfLifeMonths, 'month')}.`
