import { typeset } from '#domain/russian/typeset.ts'
import type { PersonGender } from '#seed/names/people.ts'
import type { Random } from '#seed/random.ts'
import { fill, type Template } from '../template.ts'
import { type InterviewFacts, interviewSlots } from './interview-slots.ts'
import type { Script } from './script.ts'

type InterviewText = { quote: string; lead: string; answers: { question: string; answer: string }[] }

export function writeInterview(
  random: Random,
  script: Script,
  facts: InterviewFacts,
  gender: PersonGender,
): InterviewText {
  const values = interviewSlots(facts)
  const speakers = { author: gender, manager: gender }
  const told = (template: Template): string => typeset(fill(template, values, speakers, random))
  return {
    quote: told(script.quote),
    lead: told(script.lead),
    answers: script.exchanges.map(({ question, paragraphs }) => ({
      question: told(question),
      answer: paragraphs.map(told).join('\n'),
    })),
  }
}
