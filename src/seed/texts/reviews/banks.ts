import type { Template } from '../template.ts'
import { BRIEFS } from './any-service/briefs.ts'
import { LEADS } from './any-service/leads.ts'
import { PEOPLE } from './any-service/people.ts'
import { FAIR, PRAISE } from './any-service/praise.ts'
import { STINGS } from './any-service/stings.ts'
import { CRITICAL_VERDICTS, GOOD_VERDICTS, MIXED_VERDICTS } from './any-service/verdicts.ts'
import type { Part } from './plans.ts'
import type { ReviewFacts } from './review-facts.ts'
import type { Story } from './story.ts'

export type Bank = readonly Template[]

const VERDICTS = { good: GOOD_VERDICTS, mixed: MIXED_VERDICTS, critical: CRITICAL_VERDICTS } as const
const NOTHING_TO_PRAISE = 2

/** Sentences for a part of the text other than a mishap. */
export function bankOf(part: Part, { tone, stock, mishaps }: Story, { criteria }: ReviewFacts): Bank {
  switch (part) {
    case 'lead':
      return LEADS
    case 'made':
      return stock.made
    case 'liked':
      return stock.liked
    case 'praise':
      return tone === 'good' ? PRAISE : FAIR
    case 'people':
      return PEOPLE
    case 'became':
      return tone === 'critical' || criteria.quality <= NOTHING_TO_PRAISE ? [] : stock.became
    case 'brief':
      return BRIEFS
    case 'sting':
      return mishaps[0] && !mishaps[0].isMended ? STINGS[mishaps[0].trouble.criterion] : []
    case 'verdict':
      return VERDICTS[tone]
    default:
      return []
  }
}
