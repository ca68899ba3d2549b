import { measuredSentence } from './case-headline.ts'
import { measuredResult } from './measured-result.ts'

/** The sentence whose figure a project's cover shows: the project's own or, where that names none, the one its case tells. */
export function coverResult(own: string | null, told: string | null): string | null {
  if (own !== null && measuredResult(own)) return own
  return (told === null ? null : measuredSentence(told)) ?? own
}
