interface Bounds {
  /** Sources remembered; those that have been quiet are forgotten first. */
  sources: number
  /** Different figures of one source; more is no reader. */
  figures: number
}

/** How often each source, an address or a network, has added to each figure today. */
export class DayCounts {
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #bounds: Bounds

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Infinite where the source has no room for another figure. */
  of(source: string, figure: string): number {
    const figures = this.#counts.get(source)
    return figures?.get(figure) ?? (figures && figures.size >= this.#bounds.figures ? Number.POSITIVE_INFINITY : 0)
  }

  add(source: string, figure: string): void {
    const figures = this.#counts.get(source) ?? new Map<string, number>()
    figures.set(figure, (figures.get(figure) ?? 0) + 1)
    this.#counts.delete(source)
    this.#counts.set(source, figures)
    const [quietest] = this.#counts.keys()
    if (this.#counts.size > this.#bounds.sources && quietest !== undefined) this.#counts.delete(quietest)
  }

  clear(): void {
    this.#counts.clear()
  }
}
