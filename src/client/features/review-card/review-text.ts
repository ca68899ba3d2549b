import type { Review } from '#contract/shapes/review.ts'

/** «Разработка сайтов, 1С-Битрикс» */
export const aboutText = ({ service, system }: Pick<Review, 'service' | 'system'>): string =>
  system === null ? service : `${service}, ${system}`

export interface EvidenceSign {
  text: string
  /** Proven; otherwise doubtful. */
  isProven: boolean
}

/** What the review rests on; a sign that is missing is left out. */
export function evidenceSigns({
  evidence,
  project,
  proof,
}: Pick<Review, 'evidence' | 'project' | 'proof'>): EvidenceSign[] {
  const isFromCompany = evidence === 'company-mail'
  return [
    { text: isFromCompany ? 'почта на домене компании' : 'почта на другом домене', isProven: isFromCompany },
    ...(proof === null ? [] : [{ text: `редакция видела ${proof}`, isProven: true }]),
    ...(project === null
      ? []
      : [{ text: project.path === null ? 'проект под\u00a0NDA' : 'проект в\u00a0портфолио', isProven: true }]),
  ]
}

export const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter(paragraph => paragraph.trim() !== '')
