/** Stored text has a line for each paragraph. */
export const paragraphLines = (text: string): string[] =>
  text
    .split(/\n+/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph !== '')
