import type { Answer } from '#contract/index.ts'
import { type Block, type FrozenChart, linesOf, mapBlock, type Span } from '#domain/content/tree.ts'
import { CHOICES } from '#domain/stats/stat-choices.ts'
import type { StatContext } from '../../calls/stats/chosen-chart.ts'
import { statChart } from '../../calls/stats/stat-chart.ts'
import type { ChartAsk, DraftBlock, DraftSpan, Problem } from '../../content/draft.ts'
import { figureText } from './figure-text.ts'

type ChartAnswer = Answer<'/v2/digitalStats/charts/{id}'>

/** Reads each chart once, however many texts name it. */
export type ReadChart = (ask: ChartAsk) => Promise<ChartAnswer>

export function makeChartReader(context: StatContext): ReadChart {
  const read = new Map<string, Promise<ChartAnswer>>()
  return ask => {
    const key = keyOf(ask)
    const answer = read.get(key) ?? statChart({ id: ask.id, ...ask.choices }, context)
    read.set(key, answer)
    return answer
  }
}

const keyOf = ({ id, choices }: ChartAsk): string => [id, ...CHOICES.map(name => choices[name] ?? '')].join(' ')

export interface Frozen {
  blocks: Block[]
  problems: Problem[]
  hasFigures: boolean
}

/** `unknown` stands for a figure that the statistics do not have; without it that is a problem. */
export async function freezeFigures(
  draft: readonly DraftBlock[],
  read: ReadChart,
  unknown: string | null,
): Promise<Frozen> {
  const asks = draft.flatMap(block =>
    block.kind === 'chart'
      ? [block.chart]
      : linesOf(block).flatMap(spans => spans.flatMap(({ figure }) => figure ?? [])),
  )
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
  const chart = (ask: ChartAsk): FrozenChart => frozenChart(answers.get(keyOf(ask)) as ChartAnswer)
  const blocks = draft.map(block => mapBlock(block, spans => oneStop(spans.map(figure)), chart))
  return { blocks, problems, hasFigures: asks.length > 0 }
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
