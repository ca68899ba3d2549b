import type { Random } from '#seed/random.ts'
import type { Scenario } from './scenario.ts'

const RUN = 6
const MOST_RUNS = 150_000

/** What the cases of a market have told so far, so that the next one differs. */
export class CaseArchive {
  readonly #uses = new Map<Scenario, number>()
  readonly #runs = new Set<string>()

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

  /** The draft that shares the fewest runs of words with earlier cases. */
  leastRepeated(drafts: readonly string[]): string {
    const [first = '', ...others] = drafts
    const chosen = others.reduce((least, next) => (this.#repeats(next) < this.#repeats(least) ? next : least), first)
    if (this.#runs.size > MOST_RUNS) this.#runs.clear()
    for (const run of runsOf(chosen)) this.#runs.add(run)
    return chosen
  }

  #repeats(text: string): number {
    return runsOf(text).filter(run => this.#runs.has(run)).length
  }
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, start) => words.slice(start, start + RUN).join(' '))
}
