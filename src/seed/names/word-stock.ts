import type { Random } from '#seed/random.ts'

/** Gives each word once in random order before any of them again. */
export class WordStock<Word> {
  readonly #random: Random
  readonly #words: readonly Word[]
  #left: Word[] = []

  constructor(random: Random, words: readonly Word[]) {
    this.#random = random
    this.#words = words
  }

  take(): Word {
    if (this.#left.length === 0) this.#left = this.#random.shuffle(this.#words)
    const word = this.#left.pop()
    if (word === undefined) throw new RangeError('No words to take')
    return word
  }
}
