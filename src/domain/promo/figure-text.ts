import { formatFixed, formatNumber, NBSP } from '../numbers/numbers.ts'
import { counted } from '../russian/plural.ts'
import type { MeasureName } from './nominations.ts'
import type { Absence, Basis } from './rank-nomination.ts'

interface MeasureTexts {
  /** Over the column of figures. */
  column: string
  figure: (value: number) => string
  /** The numbers behind the figure: enough to compute it again. */
  basis: (basis: Basis) => string
}

const share = (part = 0, all = 0): string => `${formatNumber(part)} из ${formatNumber(all)}`
const mark = (value: number): string => formatFixed(value, 2)

const smoothed = ({ reviews = 0, mean = 0, prior = 0 }: Basis): string =>
  `${counted(reviews, 'review')}, средняя ${mark(mean)}; по номинации ${mark(prior)}`

const TEXTS: Readonly<Record<MeasureName, MeasureTexts>> = {
  rise: {
    column: 'Подъём',
    figure: value => `+${counted(value, 'place')}`,
    basis: ({ from = 0, to = 0 }) => `с${NBSP}${from}-го на ${to}-е место`,
  },
  debut: {
    column: 'Балл',
    figure: value => formatFixed(value, 1),
    basis: ({ place = 0, founded = 0 }) => `${place}-е место в рейтинге, основано в${NBSP}${founded} году`,
  },
  reviews: { column: 'Оценка', figure: mark, basis: smoothed },
  terms: { column: 'Сроки', figure: mark, basis: smoothed },
  openness: {
    column: 'Открытость',
    figure: value => `${formatFixed(value, 1)}${NBSP}%`,
    basis: ({ verified, projects, answered, reviews }) =>
      `проверено проектов: ${share(verified, projects)}; отзывов с ответом: ${share(answered, reviews)}`,
  },
  jury: {
    column: 'Балл жюри',
    figure: mark,
    basis: ({ votes = 0, total = 0, highest = 0 }) =>
      [
        `${counted(votes, 'vote')}, сумма ${formatNumber(total)}`,
        ...(highest > 0 ? [`высших оценок: ${highest}`] : []),
      ].join(', '),
  },
}

export const textsOfMeasure = (measure: string): MeasureTexts | undefined =>
  (TEXTS as Readonly<Record<string, MeasureTexts>>)[measure]

const ABSENCES: Readonly<Record<Absence, (year: number) => string>> = {
  'no-edition': year => `Годового выпуска рейтинга за ${year} год нет, сравнивать нечего.`,
  'no-previous-edition': year => `Выпуск ${year} года — первый: подъём считать не от чего.`,
  nobody: year => `За ${year} год условиям номинации не отвечает никто.`,
}

export const absenceText = (absence: string, year: number): string =>
  (ABSENCES as Readonly<Record<string, (year: number) => string>>)[absence]?.(year) ?? ''
