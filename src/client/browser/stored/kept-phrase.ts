import { phraseParams } from '#domain/picker/phrase-query.ts'
import { localStore, readStored, writeStored } from './storage.ts'

const KEY = 'phrase'

interface KeptPhrase {
  type?: string
  city?: string
  budget?: number
  deadline?: string
}

/** The visitor's last phrase of the picker; null if there is none. What is stored is validated like an address. */
export function keptPhrase(): KeptPhrase | null {
  const stored = readStored(localStore(), KEY)
  if (typeof stored !== 'object' || stored === null) return null
  const { type, city, budget, deadline } = phraseParams(new Map(Object.entries(stored)))
  return type === undefined ? null : ({ type, city, budget, deadline } as KeptPhrase)
}

/** Keeps a phrase that says more than its default task. */
export function keepPhrase(chosen: { budget: string; deadline: string } | undefined): void {
  if (chosen && (chosen.budget !== '' || chosen.deadline !== '')) writeStored(localStore(), KEY, chosen)
}
