import type { SlotValues } from './template.ts'

const SCOPES = [
  ['@month', 1],
  ['@quarter', 3],
  ['@half', 6],
  ['@year', 12],
] as const

/** Scopes for sentences about results that take time: «за полгода ни одной ошибки». */
export const timeScopes = (monthsSeen: number): SlotValues =>
  Object.fromEntries(SCOPES.filter(([, least]) => monthsSeen >= least).map(([scope]) => [scope, '']))
