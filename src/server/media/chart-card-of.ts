import type { PageRenderer } from '#contract/page-renderer.ts'
import { isStatTab } from '#domain/stats/chart-ids.ts'
import { chartsOfTab } from '#domain/stats/charts.ts'
import { CHOICES, type StatChoices } from '#domain/stats/stat-choices.ts'
import { formatDate } from '#domain/time/dates.ts'
import { localApi } from '../api/local-api.ts'
import { optionsOf } from '../calls/stats/chart-choices.ts'
import type { Context } from '../context.ts'
import type { ChartCard } from './chart-picture.ts'

/** `/digital-stats/systems/` → `systems`; null for pictures of pages. */
export function chartOfPicture(path: string): string | null {
  return /^\/digital-stats\/([a-z0-9-]{1,60})\/$/.exec(path)?.[1] ?? null
}

interface Drawn {
  context: Context
  renderer: Pick<PageRenderer, 'drawChart'>
}

/** Uses the call of the page, so that the picture shows what the page shows; null without data. */
export async function chartCardOf(
  id: string,
  { choices, search }: { choices: StatChoices; search: string },
  { context, renderer }: Drawn,
): Promise<ChartCard | null> {
  const api = localApi(context)
  const answer = await api('/v2/digitalStats/charts/{id}', { id, ...choices })
  if (answer.nearest !== null || !isStatTab(answer.tab)) return null
  const { siteName, siteUrl } = context.config
  const { title, source, updated_at } = answer
  const date = updated_at === null ? '' : `, ${formatDate(updated_at)}`
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
