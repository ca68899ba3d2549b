import { lowerFirst } from '#domain/russian/lower-first.ts'
import { type ChartChoice, type ChartInfo, chartsOfTab } from '#domain/stats/charts.ts'
import { STAT_PERIODS } from '#domain/stats/periods.ts'
import { STAT_REGIONS, statRegion } from '#domain/stats/regions.ts'
import { RATING_TYPES, type RatingType } from '#domain/vocabulary/rating-types.ts'
import { DEVICES } from './draw-chart.ts'

/** '' is everything, of the period two years. */
export type ChartChoices = Record<ChartChoice, string>

export type AskedChoices = Partial<Record<ChartChoice, string | undefined>>

interface ChoiceTitle {
  value: string
  title: string
}

/** Prices of different services do not compare: without a choice they are those of the largest. */
const PRICED_RATING = 'digital-agencies'

const isPriced = ({ tab }: ChartInfo): boolean => tab === 'prices'

// The rating of CMS ranks systems: only its views can be told from those of agencies.
const ratingsOf = ({ tab }: ChartInfo): readonly RatingType[] =>
  RATING_TYPES.filter(({ shape }) => tab === 'demand' || shape !== 'cms')

/** Options of a chart in the order of its dropdown; none if the choice means nothing for it. */
export function optionsOf(chart: ChartInfo, choice: ChartChoice): readonly ChoiceTitle[] {
  if (!chart.choices.includes(choice)) return []
  switch (choice) {
    case 'region':
      return [{ value: '', title: 'все регионы' }, ...STAT_REGIONS.map(({ slug, title }) => ({ value: slug, title }))]
    case 'device':
      return [
        { value: '', title: 'любое' },
        ...DEVICES.map(({ id, title }) => ({ value: id, title: lowerFirst(title) })),
      ]
    case 'rating':
      return [
        ...(isPriced(chart) ? [] : [{ value: '', title: 'все рейтинги' }]),
        ...ratingsOf(chart).map(({ slug, title }) => ({ value: slug, title })),
      ]
    case 'period':
      return STAT_PERIODS.map(({ value, title }) => ({ value, title }))
  }
}

/** The asked choices without unknown ones and those the chart does not have. */
export function askedChoices(chart: ChartInfo, asked: AskedChoices): ChartChoices {
  const known = (choice: ChartChoice) =>
    optionsOf(chart, choice).find(({ value }) => value === (asked[choice] ?? ''))?.value ??
    (choice === 'rating' && isPriced(chart) ? PRICED_RATING : '')
  return { region: known('region'), device: known('device'), rating: known('rating'), period: known('period') }
}

/** «Казань, все рейтинги, 2 года» */
export const choicesTitle = (chart: ChartInfo, choices: ChartChoices): string =>
  chart.choices
    .map(choice => optionsOf(chart, choice).find(({ value }) => value === choices[choice])?.title ?? '')
    .join(', ')

/** «?region=volga», as the page's address has it. */
export function choicesSearch(chart: ChartInfo, choices: ChartChoices): string {
  const chosen = chart.choices.filter(choice => choices[choice] !== '')
  const search = new URLSearchParams(chosen.map((choice): [string, string] => [choice, choices[choice]])).toString()
  return search === '' ? '' : `?${search}`
}

/** «в Туле меньше пяти проектов за квартал» */
export function reasonOf({ few }: ChartInfo, choice: ChartChoice, value: string): string {
  const region = choice === 'region' ? statRegion(value) : undefined
  if (!region) return few
  return region.inPlace === null ? `${region.title}: ${few}` : `${region.inPlace} ${few}`
}

/** The charts a dropdown is for. */
export const chartsAsked = (tab: string, chart: string | undefined): readonly ChartInfo[] =>
  chartsOfTab(tab).filter(({ id }) => chart === undefined || id === chart)
