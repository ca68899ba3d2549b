/** Sequential ids in order of creation, so that the same seed gives the same ids. */
export class Ids {
  readonly #last = new Map<string, number>()

  next(table: string): number {
    const id = (this.#last.get(table) ?? 0) + 1
    this.#last.set(table, id)
    return id
  }

  of(table: string): () => number {
    return () => this.next(table)
  }
}
