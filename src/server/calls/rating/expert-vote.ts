import type { Static } from 'typebox'
import type { ExpertVote } from '#contract/shapes/rating.ts'
import type { listExpertVotes } from '#db/queries/rating/experts.ts'
import { agencyCard } from '../../shapes/agency-card.ts'

type VoteRow = Awaited<ReturnType<typeof listExpertVotes>>[number]

export const expertVote = ({ expert, role, company, comment, ...agency }: VoteRow): Static<typeof ExpertVote> => ({
  name: expert,
  role,
  company,
  agency: agencyCard(agency),
  comment,
})
