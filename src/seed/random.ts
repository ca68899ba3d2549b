/** Seeded random numbers, reproducible on every machine. */
export class Random {
  readonly seed: string
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(seed: string) {
    this.seed = seed
    const hash = hashText(seed)
    this.#a = hash
    this.#b = Math.imul(hash ^ 0x9e3779b9, 0x85ebca6b)
    this.#c = Math.imul(hash ^ 0xc2b2ae35, 0x27d4eb2f)
    // sfc32 needs a few rounds before adjacent seeds diverge.
    for (let round = 0; round < 12; round += 1) this.next()
  }

  /** 0 ≤ x < 1 (sfc32). */
  next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }

  /** An integer, both bounds included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new RangeError('Nothing to pick from')
    return list[Math.floor(this.next() * list.length)] as T
  }

  pickWeighted<T>(list: readonly (readonly [item: T, weight: number])[]): T {
    let total = 0
    for (const [, weight] of list) total += weight
    let left = this.next() * total
    for (const [item, weight] of list) {
      left -= weight
      if (left < 0) return item
    }
    throw new RangeError('Weights must sum to more than zero')
  }

  /** Returns a shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let last = copy.length - 1; last > 0; last -= 1) {
      const other = this.int(0, last)
      const held = copy[last] as T
      copy[last] = copy[other] as T
      copy[other] = held
    }
    return copy
  }

  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }

  logNormal(median: number, sigma: number): number {
    return median * Math.exp(this.normal(0, sigma))
  }

  /** An independent stream that depends only on this seed and the name, not on the numbers used so far. */
  fork(name: string | number): Random {
    return new Random(`${this.seed}/${name}`)
  }
}

export function makeRandom(seed: string | number): Random {
  return new Random(String(seed))
}

/** FNV-1a with a final mix. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return hash ^ (hash >>> 13)
}
