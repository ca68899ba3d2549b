import { formatFixed, formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import { FACTOR_TITLES } from '#domain/rating/factor-titles.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { FACT } from '#domain/russian/rare-nouns.ts'
import type { ExplainedFactor } from '#ranking/explain.ts'

/** The title with its points, then the formula with the figures in it. */
export function addendLines(addend: ExplainedFactor): string[] {
  const { factor, weight, measure, points, shown } = addend
  return [
    `${FACTOR_TITLES[factor]}, вес ${formatPercent(weight)}: 100 · ${formatNumber(weight, 4)} · ${formatFixed(measure, 4)} = ${formatFixed(points, 2)} → ${formatFixed(shown)}`,
    `  ${formulaOf(addend)} = ${formatFixed(measure, 4)}`,
  ]
}

function formulaOf(addend: ExplainedFactor): string {
  switch (addend.factor) {
    case 'projects': {
      const { sum, mass, best } = addend.figures
      return `ln(1 + ${four(sum)}) / лучшее в срезе = ${four(mass)} / ${four(best)}`
    }
    case 'reviews': {
      const { weight, mean, priorWeight, priorMean } = addend.figures
      const prior = `${formatNumber(priorWeight, 2)} · ${formatNumber(priorMean, 2)}`
      return `(R − 1) / 4, где R = (${prior} + Σ вес · оценка) / (${formatNumber(priorWeight, 2)} + ${four(weight)}) = ${four(mean)}; итог`
    }
    case 'focus':
      return `учтённых проектов ${addend.figures.ofService} из ${addend.figures.all}`
    case 'cases':
      return `1 − e^(−${addend.figures.counted}/${formatNumber(addend.figures.scale, 2)})`
    case 'awards':
      return `меньшее из 1 и ${four(addend.figures.worth)}`
    case 'openness': {
      const { checked, missing } = addend.figures
      return `${checked.length} из ${countedGenitive(checked.length + missing.length, FACT)}`
    }
  }
}

const four = (value: number): string => formatFixed(value, 4)
