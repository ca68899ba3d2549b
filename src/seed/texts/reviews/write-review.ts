import type { Random } from '#seed/random.ts'
import { TextMemory, type Voice } from '../picker.ts'
import { canFill, type Speakers } from '../template.ts'
import { Wear } from '../wear.ts'
import { type Bank, bankOf } from './banks.ts'
import { unpraised } from './criteria.ts'
import { mannerOf, planOf } from './manner.ts'
import type { Manner, Part } from './plans.ts'
import type { ReviewFacts } from './review-facts.ts'
import { reviewSlots } from './slots.ts'
import { type Mishap, type Story, storyOf } from './story.ts'
import { type Memory, type Place, type Scene, Teller } from './teller.ts'
import { writeReply } from './write-reply.ts'
import { writeWish } from './write-wish.ts'

export type Review = { text: string; better: string | null; reply: string | null }

const VOICES: Record<Manner, Voice> = {
  terse: 'plain',
  plain: 'plain',
  talkative: 'warm',
  official: 'business',
  annoyed: 'plain',
}

export const newMemory = (wear = new Wear()): Memory => ({ recent: new TextMemory(), wear })

/** Share `memory` within an agency, and its wear within the market, so that texts do not repeat each other. */
export function writeReview(random: Random, facts: ReviewFacts, memory = newMemory()): Review {
  memory.recent.startText()
  const { values, manager } = reviewSlots(random, facts)
  const speakers: Speakers = { author: facts.authorGender, manager }
  const scene: Scene = { values, speakers, memory }
  const story = storyOf(random, facts, bank => bank.some(template => canFill(template, values)))
  const manner = mannerOf(random, facts, story)
  const plan = planOf(random, manner, story)
  const text = new ReviewText(random, scene, facts, story, manner)
  for (const part of plan) text.add(part)
  // A plan may ask only for what this project has no facts for.
  for (const part of ['made', 'brief'] as const) if (text.toString() === '') text.add(part)
  return {
    text: text.toString(),
    better: writeWish(random, scene, story, text.told),
    reply: writeReply(random, scene, story, { text: text.toString(), told: text.told }),
  }
}

const TURN_CHANCE = 0.4
const TURNS = [
  'правда, ',
  'но ',
  'одна оговорка: ',
  'не обошлось без приключений: ',
  'из неприятного: ',
  'с одной поправкой: ',
  'было и другое: ',
  'ложка дёгтя: ',
] as const
const PRAISES: ReadonlySet<Part | undefined> = new Set<Part>(['liked', 'praise', 'people', 'became', 'brief'])

class ReviewText {
  /** Mishaps the reader knows of. */
  readonly told: Mishap[] = []
  readonly #random: Random
  readonly #teller: Teller
  readonly #facts: ReviewFacts
  readonly #story: Story
  #text = ''
  #previous: Part | undefined

  constructor(random: Random, scene: Scene, facts: ReviewFacts, story: Story, manner: Manner) {
    const troubles = story.mishaps.map(({ trouble }) => trouble)
    const forbidden = unpraised(
      facts.criteria,
      troubles.map(({ criterion }) => criterion),
    )
    this.#random = random
    this.#teller = new Teller(random, scene, VOICES[manner], [...forbidden, ...troubles.map(({ topic }) => topic)])
    this.#facts = facts
    this.#story = story
  }

  add(part: Part): void {
    if (part === 'mishap' || part === 'also') this.#addMishap(this.#story.mishaps[part === 'mishap' ? 0 : 1])
    else if (part === '¶') this.#text += this.#text === '' ? '' : '\n\n'
    else this.#say(bankOf(part, this.#story, this.#facts), part)
  }

  #addMishap(mishap: Mishap | undefined): void {
    if (!mishap) return
    const isTurn = this.#story.tone !== 'critical' && PRAISES.has(this.#previous) && this.#random.chance(TURN_CHANCE)
    const turn = isTurn ? this.#random.pick(TURNS) : ''
    if (!this.#say(mishap.trouble.told, 'mishap', { turn, isComplaint: true })) return
    this.told.push(mishap)
    this.#say(mishap.isMended ? mishap.trouble.mended : mishap.trouble.left, 'mishap', { isComplaint: true })
  }

  #say(bank: Bank, part: Part, place: Place = {}): boolean {
    const sentence = this.#teller.say(bank, { isFirst: this.#text === '', ...place })
    if (sentence === null) return false
    const gap = this.#text === '' || this.#text.endsWith('\n') ? '' : ' '
    this.#text += gap + sentence
    this.#previous = part
    return true
  }

  toString(): string {
    return this.#text.trim()
  }
}
