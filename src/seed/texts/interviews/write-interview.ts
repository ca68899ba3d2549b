import { NBSP } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import type { PersonGender } from '#seed/names/people.ts'
import type { Random } from '#seed/random.ts'
import { speechOf } from '../industries.ts'
import { canFill, fill, parseTemplate, type SlotValues, type Speakers } from '../template.ts'
import { QUESTIONS, REGIONAL_QUESTION } from './more-questions.ts'
import { FIRST_QUESTION, LAST_QUESTION, type Question } from './questions.ts'

export type InterviewFacts = {
  founded: number
  /** Of the agency when the interview was published. */
  age: number
  headcount: number
  /** With the preposition: «в Казани», «во Владимире». */
  inCity: string
  isRegional: boolean
  /** Industry of most projects. */
  industry: string | null
  speaker: { gender: PersonGender; isFounder: boolean; joined: number }
}

type InterviewText = { quote: string; about: string; answers: { question: string; answer: string }[] }

/** `takenQuotes` is shared by the market, so that no two titles are alike while quotes last. */
export function writeInterview(random: Random, facts: InterviewFacts, takenQuotes: Set<string>): InterviewText {
  const values = interviewSlots(facts)
  const speakers: Speakers = { author: facts.speaker.gender, manager: 'male' }
  const middle = random
    .shuffle([...QUESTIONS, ...(facts.isRegional ? [REGIONAL_QUESTION] : [])])
    .filter(question => canAsk(question, values))
    .slice(0, random.int(3, 4))
  const said = [FIRST_QUESTION, ...middle, LAST_QUESTION].map(({ question, about, answers }) => {
    const { template, quotes } = random.pick(answers.filter(answer => canFill(answer.template, values)))
    return {
      about,
      question: fill(parseTemplate(question), values, speakers, random),
      answer: fill(template, values, speakers, random),
      quotes: quotes.map(quote => fill(quote, values, speakers, random)),
    }
  })
  const quotes = random.shuffle(said.flatMap(item => item.quotes))
  const quote = quotes.find(candidate => !takenQuotes.has(candidate)) ?? quotes[0] ?? ''
  takenQuotes.add(quote)
  return {
    quote,
    about: listed(said.map(({ about }) => about)),
    answers: said.map(({ question, answer }) => ({ question, answer })),
  }
}

const canAsk = ({ question, answers }: Question, values: SlotValues): boolean =>
  canFill(parseTemplate(question), values) && answers.some(({ template }) => canFill(template, values))

function interviewSlots({ founded, age, headcount, inCity, industry, speaker }: InterviewFacts): SlotValues {
  const conditions: Record<string, boolean> = {
    '@founder': speaker.isFounder,
    '@hired': !speaker.isFounder,
    '@small': headcount <= 8,
    '@medium': headcount > 8 && headcount <= 40,
    '@compact': headcount > 8 && headcount <= 25,
    '@large': headcount > 40,
    '@crowd': headcount >= 8,
    '@three': age >= 3,
    '@six': age >= 6,
  }
  return {
    ...Object.fromEntries(Object.entries(conditions).flatMap(([scope, isTrue]) => (isTrue ? [[scope, '']] : []))),
    founded: String(founded),
    joined: String(speaker.joined),
    people: counted(headcount, 'person'),
    city: inCity,
    trade: industry === null ? undefined : speechOf(industry).trade,
  }
}

/** «начале, деньгах и людях» */
function listed(items: readonly string[]): string {
  return `${items.slice(0, -1).join(', ')} и${NBSP}${items.at(-1) ?? ''}`
}
