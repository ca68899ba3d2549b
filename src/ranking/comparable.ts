import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import type { CmsEntry } from './compute-cms-edition.ts'
import type { Edition } from './compute-edition.ts'
import { measureKeyOf } from './slices.ts'

type Content = Edition & { cmsEntries: CmsEntry[] }

/** Leaves out the slices where there is nobody to compare with, and what only they needed. */
export function comparableOnly(content: Partial<Content>): Content {
  const { sliceSizes = [], entries = [], cmsEntries = [], evidence = [], participants = [] } = content
  const sizes = sliceSizes.filter(size => size.participants >= MIN_PARTICIPANTS)
  const kept = new Set(sizes.map(({ slice, tier }) => `${slice}|${tier}`))
  const placed = entries.filter(({ slice, tier }) => kept.has(`${slice}|${tier}`))
  const measured = new Set(placed.map(({ slice, agencyId }) => `${measureKeyOf(slice)}|${agencyId}`))
  const agencies = new Set(placed.map(({ agencyId }) => agencyId))
  return {
    sliceSizes: sizes,
    entries: placed,
    cmsEntries: cmsEntries.filter(({ slice }) => kept.has(`${slice}|`)),
    evidence: evidence.filter(({ key, agencyId }) => measured.has(`${key}|${agencyId}`)),
    participants: participants.filter(({ agencyId }) => agencies.has(agencyId)),
  }
}
