import { keepDashes } from '../russian/typography.ts'
import { lowerFirst, measuredResult } from './measured-result.ts'

interface CaseText {
  client: string | null
  title: string
  result: string
}

/** «Волжские окна: число заявок выросло на 40 %»; without a measured result, or a client, the author's own title. */
export function headlineOf({ client, title, result }: CaseText): string {
  const measured = measuredSentence(result)
  if (client === null || measured === null) return keepDashes(title)
  return keepDashes(`${client}: ${lowerFirst(measured.replace(/[.!]$/, ''))}`)
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)

/** The first sentence that names a measure. */
export const measuredSentence = (text: string): string | null =>
  sentencesOf(text).find(sentence => measuredResult(sentence) !== null) ?? null
