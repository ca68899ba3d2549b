import type { Random } from '#seed/random.ts'
import type { Scenario } from './scenario.ts'

const RUN = 6
const SENTENCE_WEIGHT = 20
/** Bounds the memory of the largest market. */
const MOST_PIECES = 150_000

/** What the cases of a market have told so far, so that the next one differs. */
export class CaseArchive {
  readonly #uses = new Map<Scenario, number>()
  readonly #told = new Map<string, number>()

  /** The story told least often; one that suits the project's own texts may be told twice more than others. */
  nextScenario(random: Random, scenarios: readonly Scenario[], projectText: string): Scenario {
    const debt = (scenario: Scenario): number =>
      (this.#uses.get(scenario) ?? 0) - (scenario.tells?.test(projectText) ? 2 : 0)
    const [first, ...others] = random.shuffle(scenarios)
    if (!first) throw new RangeError('No scenario fits the project')
    const chosen = others.reduce((least, next) => (debt(next) < debt(least) ? next : least), first)
    this.#uses.set(chosen, (this.#uses.get(chosen) ?? 0) + 1)
    return chosen
  }

  /** The draft with the fewest sentences and runs of words that earlier cases have told. */
  leastRepeated(drafts: readonly string[]): string {
    const [first = '', ...others] = drafts
    const chosen = others.reduce((least, next) => (this.#repeats(next) < this.#repeats(least) ? next : least), first)
    if (this.#told.size > MOST_PIECES) this.#told.clear()
    for (const piece of [...runsOf(chosen), ...sentencesOf(chosen)]) this.#told.set(piece, this.#timesTold(piece) + 1)
    return chosen
  }

  #repeats(text: string): number {
    const total = (pieces: readonly string[]) => pieces.reduce((sum, piece) => sum + this.#timesTold(piece), 0)
    return total(runsOf(text)) + SENTENCE_WEIGHT * total(sentencesOf(text))
  }

  #timesTold(piece: string): number {
    return this.#told.get(piece) ?? 0
  }
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, start) => words.slice(start, start + RUN).join(' '))
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /)
