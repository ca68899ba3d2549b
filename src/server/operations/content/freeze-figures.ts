import type { Answer } from '#contract/index.ts'
import type { TextFigure } from '#domain/content/text-figure.ts'
import { type Block, type FrozenChart, mapBlock, type Span } from '#domain/content/tree.ts'
import { chartById } from '#domain/stats/charts.ts'
import { CHOICES } from '#domain/stats/stat-choices.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { ChartAsk, DraftBlock, DraftSpan, Problem } from '../../content/draft.ts'
import type { StatContext } from '../../shapes/stats/chosen-chart.ts'
import { statChart } from '../../shapes/stats/stat-chart.ts'
import { figureText } from './figure-text.ts'
import { type CitedFigure, spansOf, textFigure } from './text-figure.ts'

type ChartAnswer = Answer<'/v2/digitalStats/charts/{id}'>

export type ReadChart = (ask: ChartAsk) => Promise<ChartAnswer>

/** When a text cites its figures, and when its charts without periods were what they show. */
export interface Moments {
  cited: Date
  snapshot: Date
}

/** Charts without periods are those of the day of the text, if figures were kept by then; before, only today's are known. */
export const momentsOf = (cited: Date, keptSince: Date | null, now: Date): Moments => ({
  cited,
  snapshot: keptSince !== null && keptSince <= cited ? cited : now,
})

const isSnapshot = ({ id }: ChartAsk): boolean => chartById(id)?.step === null

/** Charts as they were drawn at a moment, without later periods. Each is read once, however many texts name it. */
export function makeChartReaders(context: Omit<StatContext, 'now'>): (moments: Moments) => ReadChart {
  const read = new Map<string, Promise<ChartAnswer>>()
  return ({ cited, snapshot }) =>
    ask => {
      const moment = isSnapshot(ask) ? snapshot : cited
      const key = `${moment.toISOString()} ${keyOf(ask)}`
      const known = { ...context, now: () => moment, ...(isSnapshot(ask) && { knownAt: moment }) }
      const answer = read.get(key) ?? statChart({ id: ask.id, ...ask.choices }, known)
      read.set(key, answer)
      return answer
    }
}

const keyOf = ({ id, choices }: ChartAsk): string => [id, ...CHOICES.map(name => choices[name] ?? '')].join(' ')

export interface Frozen {
  blocks: Block[]
  problems: Problem[]
  /** For the text's card. */
  figure: TextFigure | null
  hasPeriods: boolean
  hasSnapshots: boolean
}

/** `unknown` stands for a figure that the statistics do not have; without it that is a problem. */
export async function freezeFigures(
  draft: readonly DraftBlock[],
  read: ReadChart,
  unknown: string | null,
): Promise<Frozen> {
  const inLines = spansOf(draft).flatMap(({ figure }) => figure ?? [])
  const asks = [...draft.flatMap(block => (block.kind === 'chart' ? [block.chart] : [])), ...inLines]
  const answers = new Map<string, ChartAnswer>()
  for (const ask of asks) answers.set(keyOf(ask), await read(ask))
  const problems: Problem[] = asks.flatMap(ask => unknownChoice(ask, answers.get(keyOf(ask))))

  const figure = (span: DraftSpan): Span => {
    const { figure: ask, ...plain } = span
    if (!ask) return plain
    const answer = answers.get(keyOf(ask))
    const text = (answer && figureText(answer.chart, ask)) ?? unknown
    if (text === null) problems.push({ line: ask.line, text: `У графика «${ask.id}» нет этого числа.` })
    return { ...plain, text: text ?? '' }
  }
  const chart = (ask: ChartAsk): FrozenChart => {
    const answer = answers.get(keyOf(ask)) as ChartAnswer
    const isDated = isSnapshot(ask) && answer.updated_at !== null
    return { ...frozenChart(answer), ...(isDated && { dataOn: moscowDay(new Date(answer.updated_at ?? '')) }) }
  }
  const blocks = draft.map(block => mapBlock(block, spans => oneStop(spans.map(figure)), chart))
  const cited = inLines.flatMap((ask): CitedFigure[] => {
    const answer = answers.get(keyOf(ask))
    return answer ? [{ title: answer.title, sample: answer.sample, chart: answer.chart, series: ask.series }] : []
  })
  return {
    blocks,
    problems,
    figure: textFigure(blocks, cited),
    hasPeriods: asks.some(ask => !isSnapshot(ask)),
    hasSnapshots: asks.some(isSnapshot),
  }
}

/** A figure in «₽/мес.» brings its own full stop. */
function oneStop(spans: readonly Span[]): Span[] {
  return spans.map((span, index) => {
    const isDoubled = span.text.startsWith('.') && spans[index - 1]?.text.endsWith('.')
    return isDoubled ? { ...span, text: span.text.slice(1) } : span
  })
}

function unknownChoice({ choices, line, id }: ChartAsk, answer: ChartAnswer | undefined): Problem[] {
  const wrong = CHOICES.find(name => choices[name] !== undefined && answer?.choices[name] !== choices[name])
  return wrong ? [{ line, text: `У графика «${id}» нет выбора ${wrong}=${choices[wrong]}.` }] : []
}

function frozenChart({ id, tab, title, source, sample, choices, chart }: ChartAnswer): FrozenChart {
  return { id, tab, title, source, sample, choices, chart }
}
