import type { Random } from '#seed/random.ts'
import { canFill, type SlotValues, type Template } from './template.ts'

export type Voice = 'plain' | 'warm' | 'business'

/** Remembers the sentences of recent texts about one subject, so that the next text avoids them. */
export class TextMemory {
  readonly #lastUse = new Map<Template, number>()
  readonly #span: number
  #texts = 0

  constructor(span = 10) {
    this.#span = span
  }

  startText(): void {
    this.#texts += 1
  }

  isFresh(template: Template): boolean {
    const last = this.#lastUse.get(template)
    return last === undefined || this.#texts - last >= this.#span
  }

  remember(template: Template): void {
    this.#lastUse.set(template, this.#texts)
  }
}

/** Picks sentences for one text without repeating a sentence, topic or first word. */
export class Picker {
  readonly #random: Random
  readonly #values: SlotValues
  readonly #voice: Voice
  readonly #memory: TextMemory
  readonly #topics = new Set<string>()
  readonly #used = new Set<Template>()
  readonly #said = new Set<string>()
  readonly #firstWords = new Set<string>()

  constructor(random: Random, values: SlotValues, voice: Voice, memory: TextMemory) {
    this.#random = random
    this.#values = values
    this.#voice = voice
    this.#memory = memory
    memory.startText()
  }

  /** Null if no template fits; the text then omits this part. */
  pick(bank: readonly Template[], isFirst: boolean): Template | null {
    if (bank.length === 0) return null
    const start = this.#random.int(0, bank.length - 1)
    // A prime stride is coprime with any bank of fewer than 97 templates, so every template is visited once.
    const stride = this.#random.pick([97, 101, 103, 107, 109, 113])
    for (let step = 0; step < bank.length; step += 1) {
      const template = bank[(start + step * stride) % bank.length]
      if (template && this.#suits(template, isFirst)) return this.#take(template)
    }
    return null
  }

  /** For mandatory parts: falls back to sentences of earlier texts when no fresh one is left. */
  pickRequired(bank: readonly Template[]): Template | null {
    const fresh = this.pick(bank, false)
    if (fresh) return fresh
    const known = this.#random
      .shuffle(bank)
      .find(template => this.#isUnused(template) && canFill(template, this.#values))
    return known ? this.#take(known) : null
  }

  #isUnused(template: Template): boolean {
    return !this.#used.has(template) && (template.topic === null || !this.#topics.has(template.topic))
  }

  #suits(template: Template, isFirst: boolean): boolean {
    if (isFirst && !template.canOpen) return false
    if (template.voice !== null && template.voice !== this.#voice) return false
    if (template.topic !== null && this.#topics.has(template.topic)) return false
    if (template.firstWord.length > 2 && this.#firstWords.has(template.firstWord)) return false
    return this.#memory.isFresh(template) && canFill(template, this.#values)
  }

  #take(template: Template): Template {
    if (template.topic !== null) {
      this.#topics.add(template.topic)
      this.#said.add(template.topic)
    }
    this.#firstWords.add(template.firstWord)
    this.#used.add(template)
    this.#memory.remember(template)
    return template
  }

  saidTopics(): string[] {
    return [...this.#said]
  }

  /** The reply has another author, so the topics and first words of the review do not restrict it. */
  startReply(): void {
    this.#topics.clear()
    this.#firstWords.clear()
  }

  avoid(topics: readonly string[]): void {
    for (const topic of topics) this.#topics.add(topic)
  }

  allow(topics: readonly string[]): void {
    for (const topic of topics) if (!this.#said.has(topic)) this.#topics.delete(topic)
  }
}
