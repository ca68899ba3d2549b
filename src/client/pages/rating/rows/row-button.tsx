import type { RatingRow } from '#contract/calls/rating.ts'
import { WHY } from '../rating-query.ts'
import type { RowPart } from './rating-rows-slice.ts'

interface RowButtonProps {
  row: RatingRow
  part: RowPart
  text: string
  open: RowPart | undefined
  className: string | undefined
}

/** Submits the list's form, so that it works without JavaScript. */
export function RowButton({ row: { agency }, part, text, open, className }: RowButtonProps) {
  return (
    <button
      type="submit"
      className={className}
      name={WHY}
      value={agency.id}
      data-part={part}
      aria-expanded={open === part}
      aria-label={`${text}: ${agency.name}`}
    >
      {text}
    </button>
  )
}

/** «Почему 1-е» */
export const whyText = (place: number): string => `Почему ${place}-е`
