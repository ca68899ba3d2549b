import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { scoredProjects, scoredReviews } from '#domain/russian/count-labels.ts'
import { counted } from '#domain/russian/plural.ts'
import type { ExplainedFactor } from '#ranking/explain.ts'
import { FACT_TITLES } from '../../shapes/methodology-text.ts'

/** One sentence with the figures of the formula, so that a reader can recompute the addend. */
export function explainNote(explained: ExplainedFactor): string {
  switch (explained.factor) {
    case 'projects': {
      const { counted: count, sum, mass, best } = explained.figures
      return `${scoredProjects(count)}, сумма весов ${two(sum)}: ln(1 + ${two(sum)}) = ${two(mass)} — ${formatPercent(explained.measure)} от лучшего в этом рейтинге (${two(best)}).`
    }
    case 'reviews': {
      const { counted: count, mean, weight, priorWeight, priorMean } = explained.figures
      return count === 0
        ? `Отзывов пока нет, поэтому взята исходная оценка ${formatFixed(priorMean)} из 5.`
        : `${scoredReviews(count)} общим весом ${two(weight)} и ${formatNumber(priorWeight)} условных оценок ${formatFixed(priorMean)} дают ${two(mean)} из 5.`
    }
    case 'focus': {
      const { ofService, all } = explained.figures
      return `По профилю рейтинга ${formatNumber(ofService)} из ${formatNumber(all)} проектов агентства за тот же срок — ${formatPercent(explained.measure)}.`
    }
    case 'cases': {
      const { counted: count, scale } = explained.figures
      return count === 0
        ? 'Кейсов с измеримым результатом за этот срок нет.'
        : `${counted(count, 'case')} с измеримым результатом: 1 − e^(−${formatNumber(count)}/${formatNumber(scale)}) = ${formatPercent(explained.measure)}.`
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
      return missing.length > 0 ? `${found} Не хватает: ${titles(missing)}.` : found
    }
  }
}

const two = (value: number): string => formatFixed(value, 2)

const titles = (facts: readonly string[]): string => facts.map(fact => FACT_TITLES[fact] ?? fact).join(', ')
