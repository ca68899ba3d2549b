import { formatFixed, formatNumber, NBSP } from '../numbers/numbers.ts'
import { counted } from '../russian/plural.ts'
import { PLACE, VOTE } from '../russian/rare-nouns.ts'
import type { MeasureName } from './nominations.ts'
import type { Absence, Basis } from './rank-nomination.ts'

interface MeasureTexts {
  /** Over the axis of the figures. */
  column: string
  /** The end of the axis and the step of its labels; null if the axis ends at the highest figure. */
  axis: { max: number; step: number } | null
  figure: (value: number) => string
  /** The numbers behind the figure: enough to compute it again. */
  basis: (basis: Basis) => string
}

export const countedVotes = (votes: number): string => counted(votes, VOTE)

const share = (part = 0, all = 0): string => `${formatNumber(part)} из ${formatNumber(all)}`
const mark = (value: number): string => formatFixed(value, 2)

const smoothed = ({ reviews = 0, mean = 0, prior = 0 }: Basis): string =>
  `${counted(reviews, 'review')}, средняя ${mark(mean)}; по номинации ${mark(prior)}`

const TEXTS: Readonly<Record<MeasureName, MeasureTexts>> = {
  rise: {
    column: 'Подъём, мест',
    axis: null,
    figure: value => `+${counted(value, PLACE)}`,
    basis: ({ from = 0, to = 0 }) => `с${NBSP}${from}-го на ${to}-е место`,
  },
  debut: {
    column: 'Балл',
    axis: { max: 100, step: 25 },
    figure: value => formatFixed(value, 1),
    basis: ({ place = 0, founded = 0 }) => `${place}-е место в рейтинге, основано в${NBSP}${founded} году`,
  },
  reviews: { column: 'Оценка', axis: { max: 5, step: 1 }, figure: mark, basis: smoothed },
  terms: { column: 'Оценка за сроки', axis: { max: 5, step: 1 }, figure: mark, basis: smoothed },
  openness: {
    column: 'Открытость, %',
    axis: { max: 100, step: 25 },
    figure: value => `${formatFixed(value, 1)}${NBSP}%`,
    basis: ({ verified, projects, answered, reviews }) =>
      `проверено проектов: ${share(verified, projects)}; отзывов с ответом: ${share(answered, reviews)}`,
  },
  jury: {
    column: 'Балл жюри',
    axis: { max: 10, step: 2 },
    figure: mark,
    basis: ({ votes = 0, total = 0, highest = 0 }) =>
      [
        `${countedVotes(votes)}, сумма ${formatNumber(total)}`,
        ...(highest > 0 ? [`высших оценок: ${highest}`] : []),
      ].join(', '),
  },
}

export const textsOfMeasure = (measure: string): MeasureTexts | undefined =>
  (TEXTS as Readonly<Record<string, MeasureTexts>>)[measure]

const LABELS = 4

/** The axis of a ranking whose highest figure is this one. */
export function axisOf(measure: string, highest: number): { max: number; step: number } {
  const known = textsOfMeasure(measure)?.axis
  if (known) return known
  const step = roundStep(highest / LABELS)
  return { max: Math.max(1, Math.ceil(highest / step)) * step, step }
}

/** 1, 2, 5, 10, 20, 50 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  return power * ([1, 2, 5].find(factor => factor * power >= least) ?? 10)
}

const ABSENCES: Readonly<Record<Absence, (year: number) => string>> = {
  'no-edition': year => `Годового выпуска рейтинга за ${year} год нет, сравнивать нечего.`,
  'no-previous-edition': year => `Выпуск ${year} года — первый: подъём считать не от чего.`,
  'too-few': year => `Участников за ${year} год меньше трёх: награду не вручаем.`,
  'nobody-rose': year => `За ${year} год никто из участников не поднялся.`,
  nobody: year => `За ${year} год условиям номинации не отвечает никто.`,
}

export const absenceText = (absence: string, year: number): string =>
  (ABSENCES as Readonly<Record<string, (year: number) => string>>)[absence]?.(year) ?? ''
