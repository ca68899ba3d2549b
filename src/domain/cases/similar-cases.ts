export interface ComparedCase {
  id: number
  service: string
  hashtags: readonly string[]
  title: string
  published_at: Date
}

/** The service says most about a work; site type, industry and system are the other hashtags. */
const SERVICE = 3
const HASHTAG = 2
/** All words in common weigh as much as a hashtag. */
const WORDS = 2

const MIN_WORD = 5
/** Long enough to tell roots apart, short enough to drop most Russian endings. */
const STEM = 5

/** The most alike first; newer, then later added, at a tie. */
export function mostSimilar<C extends ComparedCase>(study: ComparedCase, others: readonly C[], limit: number): C[] {
  return others
    .filter(({ id }) => id !== study.id)
    .map(other => ({ other, score: similarity(study, other) }))
    .toSorted(
      (one, two) =>
        two.score - one.score ||
        two.other.published_at.getTime() - one.other.published_at.getTime() ||
        two.other.id - one.other.id,
    )
    .slice(0, limit)
    .map(({ other }) => other)
}

function similarity(one: ComparedCase, other: ComparedCase): number {
  const others = new Set(other.hashtags)
  const hashtags = one.hashtags.filter(hashtag => hashtag !== one.service && others.has(hashtag)).length
  return (
    (one.service === other.service ? SERVICE : 0) + HASHTAG * hashtags + WORDS * sharedWords(one.title, other.title)
  )
}

/** Shared stems among all stems of both, from 0 to 1. */
function sharedWords(one: string, other: string): number {
  const stems = stemsOf(one)
  const others = stemsOf(other)
  const shared = [...stems].filter(stem => others.has(stem)).length
  return shared === 0 ? 0 : shared / (stems.size + others.size - shared)
}

const stemsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter(word => word.length >= MIN_WORD)
      .map(word => word.slice(0, STEM)),
  )
