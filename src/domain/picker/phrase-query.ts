const SLUG = /^[a-z0-9+-]{1,80}$/
const ROUBLES = /^[1-9]\d{0,8}$/
const DAY = /^20\d\d-[01]\d-[0-3]\d$/

/** Query parameters of the picker; the tender reads the same. */
export const PHRASE_KEYS = ['type', 'city', 'budget', 'deadline'] as const

interface PhraseParams {
  /** Set on rating pages only. */
  path?: string
  cities?: number
  type?: string
  city?: string
  budget?: number
  deadline?: string
  /** Set on the main page only, until the visitor answers. */
  suggested?: boolean
}

/**
 * The picker's answers in an address; malformed ones are ignored. Sets every key, because the store compares requests
 * key by key. Free of vocabulary, because every page loads it.
 */
export function phraseParams(query: { get: (key: string) => unknown }): PhraseParams {
  const read = (key: (typeof PHRASE_KEYS)[number], pattern: RegExp): string | undefined => {
    const value = query.get(key)
    return typeof value === 'string' && pattern.test(value) ? value : undefined
  }
  const budget = read('budget', ROUBLES)
  return {
    path: undefined,
    cities: undefined,
    type: read('type', SLUG),
    city: read('city', SLUG),
    budget: budget === undefined ? undefined : Number(budget),
    deadline: read('deadline', DAY),
    suggested: undefined,
  } as object
}

/** The phrase the main page opens with. */
export const SUGGESTED_PHRASE: PhraseParams = { ...phraseParams(new URLSearchParams()), suggested: true }
