import type { AgencyStorage } from '../../browser/agency-storage.ts'

export const VIEWED: AgencyStorage = { idsKey: 'viewedAgencies', cardsKey: 'viewedAgencyCards' }
