import { type GoalName, isGoalName } from '#domain/analytics/goals.ts'
import { forgetStored, type KeyValueStore, readStored, writeStored } from '../browser/stored/storage.ts'

const MAX_WITHHELD = 20
const KEY = 'withheldGoals'

/**
 * Goals reached behind a private link, until a public page is shown. Stored, because the visitor may leave the private
 * page by a full load, or come back another day.
 */
export class WithheldGoals {
  readonly #storage: KeyValueStore

  constructor(storage: KeyValueStore) {
    this.#storage = storage
  }

  add(goal: GoalName): void {
    writeStored(this.#storage, KEY, [...this.#read(), goal].slice(-MAX_WITHHELD))
  }

  /** In order; each is given out once. */
  take(): GoalName[] {
    const goals = this.#read()
    this.stop()
    return goals
  }

  stop(): void {
    forgetStored(this.#storage, KEY)
  }

  #read(): GoalName[] {
    const stored = readStored(this.#storage, KEY)
    return Array.isArray(stored) ? stored.filter(name => typeof name === 'string' && isGoalName(name)) : []
  }
}
