import { counted } from '../russian/plural.ts'

/** «4 участника», «15 участников, в списке 10»: a ranking lists as many as it counts, or says how many. */
export const participantsText = ({ participants, listed }: { participants: number; listed: number }): string =>
  [counted(participants, 'participant'), ...(listed < participants ? [`в списке ${listed}`] : [])].join(', ')
