import { getInterview, getLastInterviewOfPerson } from '#db/queries/people/interviews.ts'
import { getPerson } from '#db/queries/people/persons.ts'
import type { Context } from '../../context.ts'

// A page and its head need the same rows: each is read once.

export const knownInterview = (slug: string, { memo, database }: Context) =>
  memo.remember(`interview:${slug}`, () => getInterview(database.kysely, slug))

export const lastInterviewOf = (person: string, { memo, database }: Context) =>
  memo.remember(`last-interview:${person}`, () => getLastInterviewOfPerson(database.kysely, person))

export const knownPerson = (slug: string, { memo, database }: Context) =>
  memo.remember(`person:${slug}`, () => getPerson(database.kysely, slug))
