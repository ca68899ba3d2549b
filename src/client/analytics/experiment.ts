import { EXPOSED } from '#domain/analytics/experiment-results.ts'
import {
  type AbOption,
  BUCKET_COOKIE,
  BUCKETS,
  bucketIn,
  CONTROL,
  EXPERIMENTS,
  optionFor,
  type RunningExperiment,
} from '#domain/analytics/experiments.ts'
import type { GoalName } from '#domain/analytics/goals.ts'
import { countEvent } from '../browser/count-event.ts'
import { cookiesOf, cookieText, readCookie, writeCookie } from '../browser/stored/cookies.ts'
import { forgetStored, localStore, readStored, writeStored } from '../browser/stored/storage.ts'
import type { AppStore } from '../store/make-store.ts'
import { abOptionSet } from '../store/shell/site-slice.ts'

const KEY = 'abTestReached'

interface Reached {
  id: number
  goals: string[]
}

/**
 * A visitor's part in the running experiment. Everything is counted by our own counter, each goal once per visitor and
 * only after the page of the experiment was seen with the visitor's option.
 */
export class ExperimentVisit {
  readonly #store: AppStore
  readonly #experiment: RunningExperiment
  readonly #option: AbOption
  /** The first page was drawn before the bucket was known. */
  #isDrawnWithoutBucket = false

  constructor(store: AppStore, experiment: RunningExperiment) {
    const known = bucketIn(readCookie(cookiesOf(document), BUCKET_COOKIE))
    const bucket = known ?? Math.floor(Math.random() * BUCKETS)
    if (known === null) {
      writeCookie(document, cookieText(BUCKET_COOKIE, { bucket }))
      this.#isDrawnWithoutBucket = true
    }
    this.#store = store
    this.#experiment = experiment
    this.#option = optionFor(experiment, bucket)
  }

  /** The option may change the next page, never the one in view. */
  pageChanged(): void {
    this.#isDrawnWithoutBucket = false
    if (this.#shown !== this.#option) this.#store.dispatch(abOptionSet(this.#option))
  }

  pageShown(page: string): void {
    const { name } = this.#experiment
    if (page !== EXPERIMENTS[name].page || this.#isDrawnWithoutBucket || this.#shown !== this.#option) return
    this.#countOnce(EXPOSED)
  }

  reach(goal: GoalName): void {
    if (this.#reached().includes(EXPOSED)) this.#countOnce(goal)
  }

  stop(): void {
    writeCookie(document, cookieText(BUCKET_COOKIE, null, 0))
    forgetStored(localStore(), KEY)
  }

  get #shown(): AbOption {
    return this.#store.getState().site.abOption ?? CONTROL
  }

  #countOnce(goal: string): void {
    const { id } = this.#experiment
    const goals = this.#reached()
    if (goals.includes(goal)) return
    writeStored(localStore(), KEY, { id, goals: [...goals, goal] } satisfies Reached)
    countEvent('experiment', `${id}/${this.#option}/${goal}`)
  }

  /** Goals of an earlier run are not of this one. */
  #reached(): string[] {
    const { id, goals } = (readStored(localStore(), KEY) ?? {}) as Partial<Reached>
    return id === this.#experiment.id && Array.isArray(goals) ? goals.filter(goal => typeof goal === 'string') : []
  }
}
