import { isDay } from '#domain/forms/tender-form.ts'
import { workBySlug } from '#domain/tender/wanted-work.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'

/** What the link that led to the form already knows, as typed in its address. */
export interface TenderContext {
  type: string
  system: string
  budget: string
  deadline: string
}

/** Initial values of the form's fields; anything unknown is left empty. */
export const prefilledFields = ({ type, system, budget, deadline }: TenderContext) => ({
  service: workBySlug(type)?.service ?? '',
  system: systemBySlug(system)?.slug ?? '',
  budget,
  deadline: isDay(deadline) ? deadline : '',
})
