import { transliterate } from '#domain/russian/transliterate.ts'
import type { Random } from '#seed/random.ts'
import { makePerson, type Person } from './people.ts'

export type NamedPerson = Person & { slug: string }

/** The largest market has more authors than there are names; then some of them are namesakes. */
const ATTEMPTS = 20

/** Hands out full names. People with a page never share one, and others do only when names run out. */
export class NameRegister {
  readonly #known = new Set<string>()
  readonly #authors = new Set<string>()

  /** For a person with a page. */
  nameKnown(random: Random): NamedPerson {
    for (let attempt = 1; ; attempt += 1) {
      const person = makeNamed(random)
      if (this.#known.has(person.slug) || (attempt < ATTEMPTS && this.#authors.has(person.slug))) continue
      this.#known.add(person.slug)
      return person
    }
  }

  /** For a person known only by what they wrote. */
  nameAuthor(random: Random): NamedPerson {
    for (let attempt = 1; ; attempt += 1) {
      const person = makeNamed(random)
      if (attempt < ATTEMPTS && (this.#known.has(person.slug) || this.#authors.has(person.slug))) continue
      this.#authors.add(person.slug)
      return person
    }
  }
}

function makeNamed(random: Random): NamedPerson {
  const person = makePerson(random)
  return { ...person, slug: transliterate(person.fullName) }
}
