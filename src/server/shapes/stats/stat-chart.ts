import type { Answer } from '#contract/index.ts'
import { storedAs } from '#db/queries/stats/chart-series.ts'
import { getStatRun } from '#db/queries/stats/stat-points.ts'
import { type ChartInfo, chartById } from '#domain/stats/charts.ts'
import { notFound } from '../not-found.ts'
import { type AskedChoices, askedChoices, type ChartChoices } from './chart-choices.ts'
import { devicesOf, drawChosen, listSystems, readPoints, type StatContext, type Systems } from './chosen-chart.ts'
import { findingOf } from './findings.ts'
import { knownAtEndOf } from './known-at.ts'
import { nearestChoices } from './nearest-choices.ts'
import { BUDGET_CHART, contrastOf, INDEX_CHART, medianBasis } from './price-notes.ts'
import { type Drawn, hasFigures } from './stat-series.ts'

type Answered = Answer<'/v2/digitalStats/charts/{id}'>

export async function statChart(
  { id, as_of, ...asked }: AskedChoices & { id: string; as_of?: string | undefined },
  today: StatContext,
): Promise<Answered> {
  const chart = chartById(id) ?? notFound('chart')
  const context = await knownAtEndOf(as_of, today)
  const systems = await listSystems(context)
  const draw = (info: ChartInfo) => drawAsked(info, askedChoices(info, asked), { context, systems })
  const choices = askedChoices(chart, asked)
  const { chart: drawn, sample } = await draw(chart)
  const updatedAt = context.knownAt ?? (await getStatRun(context.database.kysely, storedAs(chart.id)))
  return {
    id: chart.id,
    tab: chart.tab,
    title: chart.title,
    finding: findingOf(chart, drawn),
    updated_at: updatedAt?.toISOString() ?? null,
    as_of: as_of ?? null,
    chart: drawn,
    source: chart.source,
    sample,
    method: chart.method,
    ...(await priceNotes(chart, { drawn, choices, draw })),
    choices,
    nearest: hasFigures(drawn) ? null : await nearestChoices(chart, choices, systems, context),
  }
}

async function drawAsked(
  chart: ChartInfo,
  choices: ChartChoices,
  { context, systems }: { context: StatContext; systems: Systems },
): Promise<Drawn> {
  const points = await readPoints(context, chart, {
    regions: [choices.region],
    ratings: [choices.rating],
    devices: devicesOf(chart, choices.device),
    period: choices.period,
  })
  return drawChosen(chart, points, choices, { now: context.now(), systems })
}

interface DrawnChart {
  drawn: Drawn['chart']
  choices: ChartChoices
  draw: (info: ChartInfo) => Promise<Drawn>
}

/** What the median is of, and why it and the index, which is drawn below it, moved apart. */
async function priceNotes(
  { id }: ChartInfo,
  { drawn, choices, draw }: DrawnChart,
): Promise<Pick<Answered, 'basis' | 'contrast'>> {
  const index = chartById(INDEX_CHART)
  if (id !== BUDGET_CHART || !index) return { basis: null, contrast: null }
  return {
    basis: medianBasis(drawn, choices),
    contrast: contrastOf(drawn, (await draw(index)).chart, choices.region),
  }
}
