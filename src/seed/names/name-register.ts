import type { Random } from '#seed/random.ts'
import { makePerson, type Person } from './people.ts'

/** The largest market has more authors than there are names; then some of them are namesakes. */
const ATTEMPTS = 6

/** Hands out full names. People with a page never share one, and others do only when names run out. */
export class NameRegister {
  readonly #known = new Set<string>()
  readonly #authors = new Set<string>()

  /** For a person with a page. */
  nameKnown(random: Random): Person {
    for (let attempt = 1; ; attempt += 1) {
      const person = makePerson(random)
      const { fullName } = person
      if (this.#known.has(fullName) || (attempt < ATTEMPTS && this.#authors.has(fullName))) continue
      this.#known.add(fullName)
      return person
    }
  }

  /** For a person known only by what they wrote. */
  nameAuthor(random: Random): Person {
    for (let attempt = 1; ; attempt += 1) {
      const person = makePerson(random)
      const { fullName } = person
      if (attempt < ATTEMPTS && (this.#known.has(fullName) || this.#authors.has(fullName))) continue
      this.#authors.add(fullName)
      return person
    }
  }
}
