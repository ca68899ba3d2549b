const ENDING =
  /(?:ями|ами|ого|его|ому|ему|ыми|ими|ев|ов|ей|ой|ый|ая|яя|ое|ее|ую|юю|ых|их|ым|им|ом|ем|ам|ям|ах|ях|[аяоеыиуюь])$/i
const MIN_STEM = 3

/** A word without its ending, «лидами» → «лид»: rough, for a search that forgives the rest. */
export function wordStem(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length >= MIN_STEM ? stem : word
}
