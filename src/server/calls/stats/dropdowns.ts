import type { Answer } from '#contract/index.ts'
import type { ChartChoice, ChartInfo } from '#domain/stats/charts.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { type AskedChoices, askedChoices, chartsAsked, optionsOf, reasonOf } from '../../shapes/stats/chart-choices.ts'
import { devicesOf, drawChosen, listSystems, readPoints, type StatContext } from '../../shapes/stats/chosen-chart.ts'
import { knownAtEndOf } from '../../shapes/stats/known-at.ts'
import { hasFigures } from '../../shapes/stats/stat-series.ts'

type Dropdowns = Answer<'/v2/digitalStats/dropdowns'>
type Option = Dropdowns['regions'][number]

interface Asked extends AskedChoices {
  tab: string
  chart?: string | undefined
  as_of?: string | undefined
}

export async function statDropdowns({ tab, chart, as_of, ...asked }: Asked, today: Context): Promise<Dropdowns> {
  const charts = chartsAsked(tab, chart)
  if (charts.length === 0) return notFound('chart')
  const context = await knownAtEndOf(as_of, today)
  const key = [tab, chart, as_of, asked.region, asked.device, asked.rating, asked.period].join('|')
  return context.memo.remember(`stats:dropdowns:${key}`, async () => {
    const options = async (choice: ChartChoice) =>
      merged(await Promise.all(charts.map(one => keptOptions(one, choice, asked, context))))
    return {
      regions: await options('region'),
      devices: await options('device'),
      ratings: await options('rating'),
      periods: await options('period'),
    }
  })
}

/** An option of a tab is open if any of its charts has data for it. */
function merged(lists: readonly (readonly Option[])[]): Option[] {
  const byValue = Map.groupBy(lists.flat(), ({ value }) => value)
  // The longest list has every option in its order.
  const longest = lists.toSorted((one, other) => other.length - one.length)[0] ?? []
  return longest.map(option => byValue.get(option.value)?.find(({ reason }) => reason === null) ?? option)
}

/** Cached by the other choices, so trying every region computes its options once; only periods depend on the chosen one. */
function keptOptions(
  chart: ChartInfo,
  choice: ChartChoice,
  asked: AskedChoices,
  context: StatContext,
): Promise<Option[]> {
  const others = { ...askedChoices(chart, asked), ...(choice !== 'period' && { [choice]: '' }) }
  return context.memo.remember(
    `stats:options:${chart.id}|${choice}|${Object.values(others).join('|')}|${context.knownAt?.getTime() ?? ''}`,
    () => optionsWithReasons(chart, choice, asked, context),
  )
}

/** Each option is tried under the other choices by drawing the chart, so that it is open exactly if it shows something. */
async function optionsWithReasons(
  chart: ChartInfo,
  choice: ChartChoice,
  asked: AskedChoices,
  context: StatContext,
): Promise<Option[]> {
  const options = optionsOf(chart, choice)
  if (options.length === 0) return []
  const choices = askedChoices(chart, asked)
  const points = await readPoints(context, chart, {
    regions: choice === 'region' ? undefined : [choices.region],
    ratings: choice === 'rating' ? undefined : [choices.rating],
    devices:
      choice === 'device' ? options.flatMap(({ value }) => devicesOf(chart, value)) : devicesOf(chart, choices.device),
    period: choice === 'period' ? 'all' : choices.period,
  })
  const material = { now: context.now(), systems: await listSystems(context) }
  // A region has few of the points: looking for them among all, for every region, took most of the time.
  const ofOption = choice === 'region' || choice === 'rating' ? Map.groupBy(points, point => point[choice]) : null
  let longest = -1
  return options.flatMap(({ value, title }) => {
    const own = ofOption ? (ofOption.get(value) ?? []) : points
    const { chart: drawn } = drawChosen(chart, own, { ...choices, [choice]: value }, material)
    // A longer period that shows nothing more is no choice.
    if (choice === 'period' && drawn.labels.length <= longest && value !== choices.period) return []
    longest = Math.max(longest, drawn.labels.length)
    return { value, title, reason: hasFigures(drawn) ? null : reasonOf(chart, choice, value) }
  })
}
