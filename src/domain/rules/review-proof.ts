/** Papers that prove an order whose project is not confirmed, as the editors saw them. */
export const REVIEW_PROOFS = [
  { id: 'contract', title: 'договор' },
  { id: 'act', title: 'акт' },
] as const

export type ReviewProof = (typeof REVIEW_PROOFS)[number]['id']

export const proofBySlug = (slug: string) => REVIEW_PROOFS.find(({ id }) => id === slug)

interface ProvenWork {
  /** Null for a review without a project. */
  project: { isVerified: boolean } | null
  proof: string | null
}

/** A review is published if its project is confirmed or the editors have seen a paper of the order. */
export const isProven = ({ project, proof }: ProvenWork): boolean =>
  project?.isVerified === true || (proof !== null && proofBySlug(proof) !== undefined)
