import type { Answer } from '#contract/index.ts'
import { storedAs } from '#db/queries/stats/chart-series.ts'
import { getStatRun } from '#db/queries/stats/stat-points.ts'
import { chartById } from '#domain/stats/charts.ts'
import { notFound } from '../../shapes/not-found.ts'
import { type AskedChoices, askedChoices } from './chart-choices.ts'
import { devicesOf, drawChosen, listSystems, readPoints, type StatContext } from './chosen-chart.ts'
import { findingOf } from './findings.ts'
import { nearestChoices } from './nearest-choices.ts'
import { hasFigures } from './stat-series.ts'

export async function statChart(
  { id, ...asked }: AskedChoices & { id: string },
  context: StatContext,
): Promise<Answer<'/v2/digitalStats/charts/{id}'>> {
  const chart = chartById(id) ?? notFound('chart')
  const choices = askedChoices(chart, asked)
  const points = await readPoints(context, chart, {
    regions: [choices.region],
    ratings: [choices.rating],
    devices: devicesOf(chart, choices.device),
    period: choices.period,
  })
  const systems = await listSystems(context)
  const { chart: drawn, sample } = drawChosen(chart, points, choices, { now: context.now(), systems })
  const updatedAt = await getStatRun(context.database.kysely, storedAs(chart.id))
  return {
    id: chart.id,
    tab: chart.tab,
    title: chart.title,
    finding: findingOf(chart, drawn),
    updated_at: updatedAt?.toISOString() ?? null,
    chart: drawn,
    source: chart.source,
    sample,
    method: chart.method,
    choices,
    nearest: hasFigures(drawn) ? null : await nearestChoices(chart, choices, systems, context),
  }
}
