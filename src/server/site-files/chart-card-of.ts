import type { PageRenderer } from '#contract/page-renderer.ts'
import { isStatTab } from '#domain/stats/chart-ids.ts'
import { chartsOfTab } from '#domain/stats/charts.ts'
import { CHOICES, type StatChoices } from '#domain/stats/stat-choices.ts'
import { formatDate } from '#domain/time/dates.ts'
import { localApi } from '../api/local-api.ts'
import type { Context } from '../context.ts'
import type { ChartCard } from '../media/chart-picture.ts'
import { optionsOf } from '../shapes/stats/chart-choices.ts'

interface Drawn {
  context: Context
  renderer: Pick<PageRenderer, 'drawChart'>
}

/** Uses the call of the page, so that the picture shows what the page shows; null without data. */
export async function chartCardOf(
  id: string,
  { choices, asOf, search }: { choices: StatChoices; asOf?: string | undefined; search: string },
  { context, renderer }: Drawn,
): Promise<ChartCard | null> {
  const api = localApi(context)
  const answer = await api('/v2/digitalStats/charts/{id}', { id, ...choices, ...(asOf && { as_of: asOf }) })
  if (answer.nearest !== null || !isStatTab(answer.tab)) return null
  const { siteName, siteUrl } = context.config
  const { title, source, updated_at } = answer
  const date = updated_at === null ? '' : `, ${asOf ? 'данные на\u00a0' : ''}${formatDate(updated_at)}`
  return {
    siteName,
    note: chosenTitles(answer.tab, choices).join(' · '),
    heading: title,
    drawing: renderer.drawChart({ answer, search }),
    footer: `${source}${date} · ${new URL(siteUrl).host}`,
  }
}

/** «Казань · 5 лет»: what differs from the chart as a whole. */
function chosenTitles(tab: string, choices: StatChoices): string[] {
  const charts = chartsOfTab(tab)
  return CHOICES.flatMap(name => {
    const options = charts.flatMap(chart => optionsOf(chart, name))
    const chosen = options.find(({ value }) => value === choices[name])
    return chosen ? [chosen.title] : []
  })
}
