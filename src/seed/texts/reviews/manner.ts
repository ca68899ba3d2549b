import type { Random } from '#seed/random.ts'
import { CRITICAL, GOOD, type Manner, MIXED, type Part, type Plans, TROUBLED } from './plans.ts'
import type { ReviewFacts } from './review-facts.ts'
import type { Story } from './story.ts'

const OFFICIAL_INDUSTRIES = new Set(['state', 'cities', 'public', 'finance', 'industry'])

export function mannerOf(random: Random, { industry }: ReviewFacts, { tone }: Story): Manner {
  return random.pickWeighted<Manner>([
    ['terse', tone === 'critical' ? 14 : 30],
    ['plain', 34],
    ['talkative', tone === 'good' ? 22 : 26],
    ['official', OFFICIAL_INDUSTRIES.has(industry ?? '') ? 30 : 6],
    ['annoyed', tone === 'critical' ? 40 : tone === 'mixed' ? 14 : 0],
  ])
}

export function planOf(random: Random, manner: Manner, { tone, mishaps }: Story): Part[] {
  const plan = random.pickWeighted(plansOf(manner, tone, mishaps.length > 0))
  return plan.split(' ') as Part[]
}

function plansOf(manner: Manner, tone: Story['tone'], isTroubled: boolean): Plans {
  if (tone === 'critical') return CRITICAL[manner]
  if (tone === 'mixed') return MIXED[manner]
  const calm = manner === 'annoyed' ? 'plain' : manner
  return isTroubled ? TROUBLED[calm] : GOOD[calm]
}
