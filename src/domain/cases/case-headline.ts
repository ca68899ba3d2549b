import { keepDashes } from '../russian/typography.ts'
import { lowerFirst, measuredResult } from './measured-result.ts'

interface CaseText {
  client: string | null
  title: string
  result: string
}

/** «Волжские окна: число заявок выросло на 40 %»; without a measured result, or a client, the author's own title. */
export function headlineOf({ client, title, result }: CaseText): string {
  const measured = sentencesOf(result).find(sentence => measuredResult(sentence) !== null)
  if (client === null || measured === undefined) return keepDashes(title)
  return keepDashes(`${client}: ${lowerFirst(measured.replace(/[.!]$/, ''))}`)
}

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)
