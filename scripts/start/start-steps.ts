import { PREPARE_SECONDS, PREPARE_TITLES } from '#cli/prepare-steps.ts'
import type { StepReport } from '#cli/progress.ts'

export interface StartStep {
  title: string
  seconds: number
  /** How much of it is done, from 0 to 1. */
  share: number
}

interface Wanted {
  isStale: boolean
  isPrepared: boolean
  /** Writes a fictional market if the database is empty. */
  fillsMarket: boolean
}

type PrepareStep = keyof typeof PREPARE_TITLES

const BUILD_SECONDS = 10
const SERVER_SECONDS = 2
const PREPARE_STEPS = Object.keys(PREPARE_TITLES) as PrepareStep[]

/** What a start does: the build beside the steps of the database, then the server. */
export class StartSteps {
  readonly #build: StartStep[]
  readonly #database: StartStep[]
  readonly #server: StartStep = { title: 'Запуск сервера', seconds: SERVER_SECONDS, share: 0 }

  constructor({ isStale, isPrepared, fillsMarket }: Wanted) {
    this.#build = isStale ? [{ title: 'Сборка страниц', seconds: BUILD_SECONDS, share: 0 }] : []
    const names = fillsMarket ? PREPARE_STEPS : PREPARE_STEPS.slice(0, 1)
    this.#database = isPrepared
      ? []
      : names.map(name => ({ title: PREPARE_TITLES[name], seconds: PREPARE_SECONDS[name], share: 0 }))
  }

  get list(): readonly StartStep[] {
    return [...this.#build, ...this.#database, this.#server]
  }

  /** Of the whole. */
  get share(): number {
    const sum = (figureOf: (step: StartStep) => number) =>
      this.list.map(figureOf).reduce((total, figure) => total + figure, 0)
    return sum(({ seconds, share }) => seconds * share) / sum(({ seconds }) => seconds)
  }

  /** Steps before the reported one are done, also those that had nothing to do. */
  report({ title, share }: StepReport): void {
    const reported = this.#database.findIndex(step => title.startsWith(step.title))
    for (const [index, step] of this.#database.entries()) {
      if (index < reported) step.share = 1
      else if (index === reported) step.share = share
    }
  }

  finishBuild(): void {
    for (const step of this.#build) step.share = 1
  }

  finishDatabase(): void {
    for (const step of this.#database) step.share = 1
  }
}
