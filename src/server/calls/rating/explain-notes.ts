import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { scoredProjects, scoredReviews } from '#domain/russian/count-labels.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import type { ExplainedFactor } from '#ranking/explain.ts'
import { FACT_TITLES } from '../../shapes/methodology-text.ts'

/** Every step of the formula with its figures, so that a reader can recompute the addend. */
export function explainNote(explained: ExplainedFactor): string {
  return withPoints(measureNote(explained), explained)
}

/** «…; от 30 баллов это 25,5.» */
export const withPoints = (note: string, { weight, shown }: { weight: number; shown: number }): string =>
  shown === 0
    ? note
    : `${note.replace(/\.$/, '')}; от ${countedGenitive(weight * 100, 'point')} это ${formatFixed(shown)}.`

/** How the facts become a share of the addend's weight. */
function measureNote(explained: ExplainedFactor): string {
  const share = formatPercent(explained.measure, 1)
  switch (explained.factor) {
    case 'projects': {
      const { counted: count, sum, mass, best } = explained.figures
      return `${scoredProjects(count)}, сумма весов ${two(sum)}: ln(1 + ${two(sum)}) = ${two(mass)} — ${share} от лучшего в этом рейтинге (${two(best)}).`
    }
    case 'reviews': {
      const { counted: count, mean, weight, priorWeight, priorMean } = explained.figures
      return count === 0
        ? `Отзывов пока нет, поэтому взята исходная оценка ${formatFixed(priorMean)} из 5: (${formatFixed(priorMean)} − 1) / 4 = ${share}.`
        : `${scoredReviews(count)} общим весом ${two(weight)} и ${formatNumber(priorWeight)} условных оценок ${formatFixed(priorMean)} дают ${two(mean)} из 5: (${two(mean)} − 1) / 4 = ${share}.`
    }
    case 'focus': {
      const { ofService, all } = explained.figures
      return `По профилю рейтинга ${formatNumber(ofService)} из ${countedGenitive(all, 'project')} агентства за тот же срок — ${share}.`
    }
    case 'cases': {
      const { counted: count, scale } = explained.figures
      return count === 0
        ? 'Кейсов с измеримым результатом за этот срок нет.'
        : `${counted(count, 'case')} с измеримым результатом: 1 − e^(−${formatNumber(count)}/${formatNumber(scale)}) = ${share}.`
    }
    case 'awards': {
      const { counted: count, worth } = explained.figures
      if (count === 0) return 'Наград отраслевых конкурсов нет.'
      const cap = worth > 1 ? ', засчитывается не больше 1' : ''
      return `${counted(count, 'award')} общим весом ${two(worth)}${cap}.`
    }
    case 'openness': {
      const { checked, missing } = explained.figures
      const found = checked.length > 0 ? `Проверено: ${titles(checked)}.` : 'Проверенных сведений нет.'
      const all = checked.length + missing.length
      const lacking = missing.length > 0 ? ` Не хватает: ${titles(missing)}.` : ''
      return `${found}${lacking} ${formatNumber(checked.length)} из ${formatNumber(all)} — ${share}.`
    }
  }
}

const two = (value: number): string => formatFixed(value, 2)

const titles = (facts: readonly string[]): string => facts.map(fact => FACT_TITLES[fact] ?? fact).join(', ')
