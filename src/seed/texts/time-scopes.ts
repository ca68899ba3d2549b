import { type SlotValues, scope } from './template.ts'

/** Scopes for sentences about results that take time: «за полгода ни одной ошибки». */
export const timeScopes = (monthsSeen: number): SlotValues => ({
  '@month': scope(monthsSeen >= 1),
  '@quarter': scope(monthsSeen >= 3),
  '@half': scope(monthsSeen >= 6),
  '@year': scope(monthsSeen >= 12),
})
