import type { Params } from '#contract/index.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'

export type FitPhrase = Omit<Params<'agency-fit'>, 'agency'>

/** The picker's answers in an address; every key is set, as the store compares requests key by key. */
export function fitPhrase(query: { get: (key: string) => unknown }): FitPhrase {
  const { type, city, budget, deadline } = phraseParams(query)
  return { type, city, budget, deadline } as FitPhrase
}
