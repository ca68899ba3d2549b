import type { PathMatch } from '#domain/paths/paths.ts'
import type { Context } from '../../context.ts'
import { shorten } from '../../shapes/response-card.ts'
import { DESCRIPTION_LENGTH, describe, type Head } from '../head.ts'
import { knownInterview, knownPerson, lastInterviewOf } from './known-interviews.ts'

/** Heads of interviews and people; null for other pages and for those who are not there. */
export async function peopleHead(match: PathMatch, context: Context): Promise<Head | null> {
  switch (match.name) {
    case 'interview':
      return interviewHead(await knownInterview(match.params.slug, context))
    case 'person-interview':
      return interviewHead(await lastInterviewOf(match.params.person, context))
    case 'person': {
      const person = await knownPerson(match.params.person, context)
      return (
        person && {
          title: person.agency_name === null ? person.name : `${person.name}, ${person.agency_name}`,
          description: describe(
            `${person.name} — ${[person.role, person.agency_name].filter(Boolean).join(', ')}.`,
            'Чем занимается, что говорит в интервью, отзывы клиентов об агентстве.',
          ),
        }
      )
    }
    default:
      return null
  }
}

const interviewHead = (interview: { title: string; lead: string } | null): Head | null =>
  interview && { title: interview.title, description: shorten(interview.lead, DESCRIPTION_LENGTH) }
