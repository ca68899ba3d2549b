/** Parts of a text never change places, so their position identifies them. */
export const keyed = <Part>(parts: readonly Part[]): { key: string; part: Part }[] =>
  parts.map((part, index) => ({ key: String(index), part }))
