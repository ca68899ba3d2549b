import type { Random } from '#seed/random.ts'
import { Picker, TextMemory, type Voice } from '../picker.ts'
import { fill, type SlotValues, type Speakers, type Template } from '../template.ts'
import { CHOICE } from './choice.ts'
import { CRITICISM, CRITICISM_BY_SERVICE } from './criticism.ts'
import { DETAIL } from './detail.ts'
import { PEOPLE } from './people.ts'
import { type Part, PLANS } from './plans.ts'
import { PROCESS, PROCESS_MIXED } from './process.ts'
import { BETTER_BAD, BETTER_GOOD, REMARKS } from './remarks.ts'
import { RESULT } from './result.ts'
import type { ReviewCriteria, ReviewFacts } from './review-facts.ts'
import { SITUATION } from './situation.ts'
import { reviewSlots } from './slots.ts'
import { RECOMMEND_BAD, RECOMMEND_GOOD, RECOMMEND_MIXED } from './verdict.ts'
import { writeReply } from './write-reply.ts'

export type Review = { text: string; better: string | null; reply: string | null }

type Tone = 'good' | 'mixed' | 'critical'

const toneOf = (overall: number): Tone => (overall >= 4 ? 'good' : overall === 3 ? 'mixed' : 'critical')

const TOPICS_BY_CRITERION = ['quality', 'terms', 'communication', 'value'] as const satisfies (keyof ReviewCriteria)[]

const VERDICTS = { good: RECOMMEND_GOOD, mixed: RECOMMEND_MIXED, critical: RECOMMEND_BAD } as const

const REPLY_CHANCE = { good: 0.35, mixed: 0.6, critical: 0.65 }
const BETTER_CHANCE = { good: 0.4, mixed: 0.7, critical: 0.6 }

/** The memory belongs to one agency: its reviews in a row then share no sentence. */
export function writeReview(random: Random, facts: ReviewFacts, memory = new TextMemory()): Review {
  const tone = toneOf(facts.overall)
  const { values, manager } = reviewSlots(random, facts)
  const speakers: Speakers = { author: facts.authorGender, manager }
  const voice = random.pickWeighted<Voice>([
    ['plain', 5],
    ['warm', 3],
    ['business', 3],
  ])
  const picker = new Picker(random, values, voice, memory)
  // What was marked low is not praised; the sore point may only come up as a complaint.
  const sorePoints = TOPICS_BY_CRITERION.filter(criterion => facts.criteria[criterion] <= 3)
  picker.avoid([...sorePoints, ...(tone === 'good' ? [] : ['loyal'])])
  const complaints: string[] = []
  const text = writeText(random, facts, tone, sorePoints, picker, values, speakers, complaints)
  return {
    text,
    better: random.chance(BETTER_CHANCE[tone]) ? writeBetter(tone, picker, values, speakers, complaints) : null,
    reply: random.chance(REPLY_CHANCE[tone])
      ? writeReply(random, tone === 'good', complaints, picker, values, speakers)
      : null,
  }
}

function bankOf(part: Part, facts: ReviewFacts, tone: Tone): readonly Template[] {
  const banks: Record<Exclude<Part, 'paragraph'>, () => readonly Template[]> = {
    situation: () => SITUATION[facts.service],
    choice: () => CHOICE,
    process: () => PROCESS,
    detail: () => DETAIL[facts.service],
    people: () => PEOPLE,
    result: () => RESULT[facts.service],
    remark: () => REMARKS,
    mixed: () => PROCESS_MIXED,
    criticism: () => CRITICISM,
    trouble: () => CRITICISM_BY_SERVICE[facts.service],
    verdict: () => VERDICTS[tone],
  }
  return part === 'paragraph' ? [] : banks[part]()
}

const COMPLAINTS: ReadonlySet<Part> = new Set<Part>(['remark', 'mixed', 'criticism', 'trouble', 'verdict'])

function writeText(
  random: Random,
  facts: ReviewFacts,
  tone: Tone,
  sorePoints: readonly string[],
  picker: Picker,
  values: SlotValues,
  speakers: Speakers,
  complaints: string[],
): string {
  const length = random.pickWeighted([
    ['short', 34],
    ['medium', 46],
    ['long', 20],
  ] as const)
  const plan = random.pick(PLANS[length][tone])
  let text = ''
  let wasPraise = false
  let separator = ''
  let isSpecific = false
  // A short text without one fact of its project would sooner or later come twice: it gets a sentence more.
  const more = { part: tone === 'good' ? 'process' : 'criticism', isOptional: false } as const
  for (const { part, isOptional } of length === 'short' ? [...plan, more] : plan) {
    if (part === more.part && isSpecific && length === 'short' && text !== '') continue
    if (part === 'paragraph') {
      separator = '\n\n'
      continue
    }
    if (isOptional && random.chance(0.5)) continue
    const isComplaint = COMPLAINTS.has(part)
    if (isComplaint) picker.allow(sorePoints)
    const template = picker.pick(bankOf(part, facts, tone), text === '')
    if (!template) continue
    isSpecific ||= template.slots.some(slot => !slot.startsWith('@'))
    if (isComplaint && template.topic !== null) complaints.push(template.topic)
    const isTurn = wasPraise && (part === 'criticism' || part === 'trouble')
    const turn = isTurn && random.chance(0.5) ? random.pick(TURNS) : ''
    text += (text === '' ? '' : separator || ' ') + fill(template, values, speakers, turn)
    separator = ''
    wasPraise = part === 'detail' || part === 'result' || part === 'people'
  }
  return text
}

const TURNS = ['но ', 'при этом ', 'увы, ', 'правда, ', 'к сожалению, ']

function writeBetter(
  tone: Tone,
  picker: Picker,
  values: SlotValues,
  speakers: Speakers,
  complaints: string[],
): string | null {
  const template = picker.pick(tone === 'good' ? BETTER_GOOD : BETTER_BAD, true)
  if (template?.topic) complaints.push(template.topic)
  return template && fill(template, values, speakers)
}
