import type pg from 'pg'
import type { CallApi } from '#contract/index.ts'
import { CHARTS } from '#domain/stats/charts.ts'
import { answerDays, budgets, type ChartAnswer, type Recount, recount } from './recount.ts'

const DIGITS = new Map<string, number>(CHARTS.map(({ id, digits }) => [id, digits]))

export interface Checked {
  answers: number
  /** How many figures each chart published. */
  figures: Map<string, number>
  differences: string[]
}

/** Recounts every published figure of every chart under every open option, one choice at a time. */
export async function checkFigures(api: CallApi, pool: Pick<pg.Pool, 'query'>, now: Date): Promise<Checked> {
  const checked: Checked = { answers: 0, figures: new Map(), differences: [] }
  for (const { id, tab } of CHARTS) {
    for (const choices of await openChoices(api, tab, id)) {
      const answer = await api('/v2/digitalStats/charts/{id}', { id, ...choices })
      checked.answers += 1
      checkSeries(checked, answer, 'points', await recount(pool, answer, now))
      if (answer.chart.kind !== 'band') continue
      const quartile = id === 'median-budget' ? budgets : answerDays
      checkSeries(checked, answer, 'low', await quartile(pool, answer.choices, 0.25))
      checkSeries(checked, answer, 'high', await quartile(pool, answer.choices, 0.75))
    }
  }
  return checked
}

async function openChoices(api: CallApi, tab: string, chart: string): Promise<Record<string, string>[]> {
  const { regions, devices, ratings, periods } = await api('/v2/digitalStats/dropdowns', { tab, chart, period: 'all' })
  const open = (name: string, options: typeof regions) =>
    options
      .filter(({ value, reason }) => value !== '' && reason === null)
      .map(({ value }) => ({ [name]: value, period: 'all' }))
  return [
    {},
    { period: 'all' },
    ...open('region', regions),
    ...open('device', devices),
    ...open('rating', ratings),
    ...periods.filter(({ value }) => value !== '').map(({ value }) => ({ period: value })),
  ]
}

function checkSeries(checked: Checked, answer: ChartAnswer, column: 'points' | 'low' | 'high', of: Recount): void {
  const { labels, dates, series } = answer.chart
  const unit = 10 ** -(DIGITS.get(answer.id) ?? 0)
  for (const { id, samples, ...one } of series) {
    // The rest of a whole takes what rounding its other parts leaves.
    const tolerance = (id === 'other' ? series.length / 2 : 0.5) * unit + 1e-9
    for (const [index, label] of labels.entries()) {
      const expected = of(id, label, dates[index])
      const shown = one[column][index] ?? null
      const sample = expected?.sample ?? 0
      const isRight =
        expected && sample >= 5 && !(answer.id === 'price-index' && Number.isNaN(expected.value))
          ? shown !== null && Math.abs(shown - expected.value) <= tolerance && samples[index] === sample
          : shown === null
      if (shown !== null) checked.figures.set(answer.id, (checked.figures.get(answer.id) ?? 0) + 1)
      if (!isRight) {
        checked.differences.push(
          `${answer.id} ${JSON.stringify(answer.choices)} ${id} ${label} ${column}: shown ${shown} of ${samples[index]}, recounted ${expected?.value} of ${sample}`,
        )
      }
    }
  }
}
