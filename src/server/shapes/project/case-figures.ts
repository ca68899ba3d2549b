import type { CaseFigure } from '#contract/shapes/case.ts'
import { sentencesOf } from '#domain/cases/case-headline.ts'
import { type MeasuredResult, measuredResult } from '#domain/cases/measured-result.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { keepDashes } from '#domain/russian/typography.ts'

/** The figures that the text of the result names, each once. */
export function figuresOf(result: string): CaseFigure[] {
  const measured = sentencesOf(result).flatMap(sentence => measuredResult(sentence) ?? [])
  return measured
    .filter(({ figure, caption }, index) =>
      measured.slice(0, index).every(earlier => earlier.figure !== figure || earlier.caption !== caption),
    )
    .map(({ figure, caption, change }) => ({ figure, caption: keepDashes(caption), change: change && barsOf(change) }))
}

/** Both bars start at zero and share one scale. */
function barsOf({ before, after, unit }: NonNullable<MeasuredResult['change']>): CaseFigure['change'] {
  const most = Math.max(before, after)
  const end = (value: number) => ({
    text: `${formatNumber(value, 2)}${NBSP}${unit}`,
    at: most === 0 ? 0 : Math.round((value / most) * 1000) / 1000,
  })
  return { before: end(before), after: end(after) }
}
