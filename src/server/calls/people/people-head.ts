import { DESCRIPTION_LENGTH, describe, type Head, type HeadMakers } from '../../shapes/head.ts'
import { shorten } from '../../shapes/response-card.ts'
import { knownInterview, knownPerson, lastInterviewOf } from './interview-shape.ts'

export const peopleHeads: HeadMakers<'interview' | 'person-interview' | 'person'> = {
  interview: async ({ slug }, context) => interviewHead(await knownInterview(slug, context)),

  'person-interview': async ({ person }, context) => interviewHead(await lastInterviewOf(person, context)),

  person: async ({ person: slug }, context) => {
    const person = await knownPerson(slug, context)
    return (
      person && {
        title: [person.name, person.agency_name ?? (person.team_since ? person.role : null)].filter(Boolean).join(', '),
        description: describe(
          `${person.name} — ${[person.role, person.agency_name].filter(Boolean).join(', ')}.`,
          person.team_since
            ? 'Чем занимается в редакции, какие новости и исследования опубликованы.'
            : 'Чем занимается, что говорит в интервью, отзывы клиентов об агентстве.',
        ),
      }
    )
  },
}

const interviewHead = (interview: { title: string; lead: string } | null): Head | null =>
  interview && { title: interview.title, description: shorten(interview.lead, DESCRIPTION_LENGTH) }
