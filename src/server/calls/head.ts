export interface Head {
  title: string
  description: string
}

/** Search engines show about so many characters of a description. */
export const DESCRIPTION_LENGTH = 160

/** The first sentence and as many of the others as fit. */
export function describe(first: string, ...others: readonly string[]): string {
  return others.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`
    return longer.length <= DESCRIPTION_LENGTH ? longer : text
  }, first)
}
