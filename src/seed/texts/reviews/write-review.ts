import type { Random } from '#seed/random.ts'
import { Picker, TextMemory, type Voice } from '../picker.ts'
import { fill, type SlotValues, type Speakers } from '../template.ts'
import { chooseSentences, type Sentence } from './choose-sentences.ts'
import { forbiddenTopics, isComplaint, RATED_TOPICS } from './criteria.ts'
import type { Part, Tone } from './plans.ts'
import { BETTER_BAD, BETTER_GOOD } from './remarks.ts'
import type { ReviewFacts } from './review-facts.ts'
import { reviewSlots } from './slots.ts'
import { writeReply } from './write-reply.ts'

export type Review = { text: string; better: string | null; reply: string | null }

const toneOf = (overall: number): Tone => (overall >= 4 ? 'good' : overall === 3 ? 'mixed' : 'critical')

const VOICES: readonly (readonly [Voice, number])[] = [
  ['plain', 5],
  ['warm', 3],
  ['business', 3],
]

const REPLY_CHANCE = { good: 0.35, mixed: 0.6, critical: 0.65 }
const BETTER_CHANCE = { good: 0.4, mixed: 0.7, critical: 0.6 }

/** Share `memory` within an agency, so that consecutive reviews have no sentence in common. */
export function writeReview(random: Random, facts: ReviewFacts, memory = new TextMemory()): Review {
  const tone = toneOf(facts.overall)
  const { values, manager } = reviewSlots(random, facts)
  const speakers: Speakers = { author: facts.authorGender, manager }
  const picker = new Picker(random, values, random.pickWeighted(VOICES), memory)
  const sentences = chooseSentences(random, facts, tone, picker)
  picker.allow(RATED_TOPICS)
  // A wish is no complaint, so a happy client may have one about anything.
  if (tone !== 'good') picker.avoid(forbiddenTopics(facts.criteria, tone, true))
  const wish = random.chance(BETTER_CHANCE[tone]) ? picker.pick(tone === 'good' ? BETTER_GOOD : BETTER_BAD, true) : null
  const complaints = [
    ...sentences.filter(sentence => isComplaint(sentence.part, tone)).map(({ template }) => template),
    wish,
  ].flatMap(template => template?.topic ?? [])
  return {
    text: renderSentences(random, sentences, values, speakers),
    better: wish && fill(wish, values, speakers, random),
    reply: random.chance(REPLY_CHANCE[tone])
      ? writeReply(random, tone === 'good', complaints, picker, values, speakers)
      : null,
  }
}

const PRAISE: ReadonlySet<Part | undefined> = new Set<Part>(['detail', 'result', 'people'])
const TURNS = ['но ', 'при этом ', 'увы, ', 'правда, ', 'к сожалению, ']

function renderSentences(
  random: Random,
  sentences: readonly Sentence[],
  values: SlotValues,
  speakers: Speakers,
): string {
  let text = ''
  let previous: Part | undefined
  for (const { part, template, opens } of sentences) {
    const isTurn = PRAISE.has(previous) && (part === 'criticism' || part === 'trouble')
    const turn = isTurn && random.chance(0.5) ? random.pick(TURNS) : ''
    const gap = text === '' ? '' : opens ? '\n\n' : ' '
    text += gap + fill(template, values, speakers, random, turn)
    previous = part
  }
  return text
}
