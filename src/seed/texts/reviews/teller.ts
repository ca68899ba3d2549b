import type { Random } from '#seed/random.ts'
import type { TextMemory, Voice } from '../picker.ts'
import { canFill, fill, type SlotValues, type Speakers, type Template } from '../template.ts'
import type { Wear } from '../wear.ts'

/** What has been written already: by this agency's clients, and in the whole market. */
export type Memory = { recent: TextMemory; wear: Wear }

export type Scene = { values: SlotValues; speakers: Speakers; memory: Memory }

/** A complaint may be about what the author would not praise. */
export type Place = { isFirst?: boolean; turn?: string; isComplaint?: boolean }

const DRAWS = 4
const ECHO_COST = 2
const ANSWER_GAIN = 3
const SAME_FACT_COST = 6
const SAME_START_COST = 6
const OTHER_VOICE_COST = 8

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[а-яёa-z]{6,}/g) ?? []).map(word => word.slice(0, 5))

const startOf = (text: string): string => text.split(/[ ,:]/, 1)[0] ?? ''

/** Tells one text sentence by sentence: of several wordings, the one least worn and least like what was said. */
export class Teller {
  readonly #random: Random
  readonly #scene: Scene
  readonly #voice: Voice
  readonly #facts: readonly string[]
  readonly #used = new Set<Template>()
  readonly #topics: Set<string>
  readonly #stems = new Set<string>()
  readonly #starts = new Set<string>()
  readonly #heard: ReadonlySet<string>
  #said = ''

  /** `heard` is what the text answers. */
  constructor(random: Random, scene: Scene, voice: Voice, forbidden: readonly string[] = [], heard = '') {
    this.#random = random
    this.#scene = scene
    this.#voice = voice
    this.#topics = new Set(forbidden)
    this.#heard = new Set(stemsOf(heard))
    this.#facts = FACTS.flatMap(slot => scene.values[slot] ?? [])
  }

  /** Null if no template of the bank fits. */
  say(bank: readonly Template[], { isFirst = false, turn = '', isComplaint = false }: Place = {}): string | null {
    const { values, speakers } = this.#scene
    let best: { template: Template; text: string; cost: number } | null = null
    for (const template of this.#draw(bank, { isFirst, isComplaint })) {
      const text = fill(template, values, speakers, this.#random, turn)
      const cost = this.#costOf(template, text, best?.cost ?? Number.POSITIVE_INFINITY)
      if (best === null || cost < best.cost) best = { template, text, cost }
    }
    if (best) this.#take(best.template, best.text)
    return best?.text ?? null
  }

  #draw(bank: readonly Template[], place: Place): Template[] {
    if (bank.length === 0) return []
    const drawn = Array.from({ length: DRAWS }, () => this.#random.pick(bank))
    const suits = (template: Template) => this.#suits(template, place)
    const isFresh = (template: Template) => this.#scene.memory.recent.isFresh(template)
    const fresh = drawn.filter(template => suits(template) && isFresh(template))
    if (fresh.length > 0) return fresh
    const fitting = bank.filter(suits)
    const unheard = fitting.filter(isFresh)
    return this.#random.shuffle(unheard.length > 0 ? unheard : fitting).slice(0, DRAWS)
  }

  #suits(template: Template, { isFirst, isComplaint }: Place): boolean {
    if (isFirst && !template.canOpen) return false
    if (template.voice !== null && template.voice !== this.#voice) return false
    if (this.#used.has(template)) return false
    if (!isComplaint && template.topic !== null && this.#topics.has(template.topic)) return false
    return canFill(template, this.#scene.values)
  }

  #costOf(template: Template, text: string, least: number): number {
    const { wear } = this.#scene.memory
    const worn =
      wear.of(text) +
      (this.#starts.has(startOf(text)) ? SAME_START_COST : 0) +
      (this.#voice === 'business' && template.voice === null ? OTHER_VOICE_COST : 0)
    if (worn >= least && this.#heard.size === 0) return worn
    const stems = stemsOf(text)
    const echoes = stems.filter(stem => this.#stems.has(stem)).length
    const answered = stems.filter(stem => this.#heard.has(stem)).length
    const repeatedFacts = this.#facts.filter(fact => this.#said.includes(fact) && text.includes(fact)).length
    return worn + echoes * ECHO_COST + repeatedFacts * SAME_FACT_COST - answered * ANSWER_GAIN
  }

  #take(template: Template, text: string): void {
    if (template.topic !== null) this.#topics.add(template.topic)
    this.#used.add(template)
    this.#starts.add(startOf(text))
    this.#said += ` ${text}`
    for (const stem of stemsOf(text)) this.#stems.add(stem)
    this.#scene.memory.recent.remember(template)
    this.#scene.memory.wear.add(text)
  }
}

/** Facts that nobody tells twice in one text. */
const FACTS = [
  'months',
  'months.gen',
  'budget',
  'client',
  'with',
  'feature',
  'system',
  'mgr',
  'goods',
  'pages',
  'queries',
  'users',
  'tasks',
  'installs',
  'leads',
  'traffic',
  'cut',
  'top',
  'times',
  'inmonth',
  'year',
  'weeks',
  'days',
  'soon',
]
