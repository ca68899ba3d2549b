import { isDay } from '#domain/forms/tender-form.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { workBySlug } from '#domain/tender/wanted-work.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'

/** What the link that led to the form already knows, as typed in its address. */
export interface TenderContext {
  type: string
  system: string
  budget: string
  deadline: string
}

const ROUBLES = /^[1-9]\d{3,9}$/

/** Grouped as people write it, «1 500 000»; a budget in words stays as typed. */
export const shownBudget = (budget: string): string => (ROUBLES.test(budget) ? formatNumber(Number(budget)) : budget)

/** Initial values of the form's fields; anything unknown is left empty. */
export const prefilledFields = ({ type, system, budget, deadline }: TenderContext) => ({
  service: workBySlug(type)?.service ?? '',
  system: systemBySlug(system)?.slug ?? '',
  budget: shownBudget(budget),
  deadline: isDay(deadline) ? deadline : '',
})
