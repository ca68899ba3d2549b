import { endOfMoscowDay, moscowDay } from '../time/dates.ts'

/** The press quotes what had been published by then. */
export const isQuotable = (quotedAt: Date, mentionedAt: Date): boolean => quotedAt <= mentionedAt

interface DatedText {
  publishedAt: Date
  updatedAt: Date | null
}

/** A text cites periods that had ended by the end of its day; one of the future, those ended by now. */
export function citedMoment({ publishedAt, updatedAt }: DatedText, now: Date): Date {
  const end = endOfMoscowDay(moscowDay(updatedAt ?? publishedAt))
  return end < now ? end : now
}
