const SLOTS = 1 << 20
const RUN = 6
const SEED = 0x811c9dc5
const PRIME = 0x01000193
const WHOLE_WEIGHT = 2

/** How worn wordings are in a market: runs of words are counted in a fixed space, whatever the size of the market. */
export class Wear {
  readonly #counts = new Uint8Array(SLOTS)

  /** Zero for a wording not met before; a sentence met as a whole weighs more than a run of its words. */
  of(sentence: string): number {
    let worn = 0
    for (const [index, slot] of slotsOf(sentence).entries()) {
      const count = this.#counts[slot] ?? 0
      if (count > 0) worn += (index === 0 ? WHOLE_WEIGHT : 1) * (1 + count / 3)
    }
    return worn
  }

  add(sentence: string): void {
    for (const slot of slotsOf(sentence)) this.#counts[slot] = Math.min(255, (this.#counts[slot] ?? 0) + 1)
  }
}

/** The slot of the whole sentence, then those of its runs of words. */
function slotsOf(sentence: string): number[] {
  const words = wordHashes(sentence)
  const slots = [slotOf(words, 0, words.length)]
  for (let start = 0; words.length > RUN && start + RUN <= words.length; start += 1)
    slots.push(slotOf(words, start, start + RUN))
  return slots
}

function wordHashes(sentence: string): number[] {
  const text = sentence.toLowerCase()
  const hashes: number[] = []
  let hash = SEED
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isOfWord(code)) hash = Math.imul(hash ^ code, PRIME)
    else if (hash !== SEED) {
      hashes.push(hash)
      hash = SEED
    }
  }
  if (hash !== SEED) hashes.push(hash)
  return hashes
}

/** Lower case: «0»–«9», «a»–«z», «а»–«ё». */
const isOfWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 1072 && code <= 1105)

function slotOf(words: readonly number[], from: number, to: number): number {
  let hash = SEED
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ (words[index] ?? 0), PRIME) ^ (hash >>> 13)
  return (hash ^ (hash >>> 15)) & (SLOTS - 1)
}
