const ADJECTIVE = [
  ...['ый', 'ий', 'ой', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ого', 'его', 'ому', 'ему'],
  ...['ым', 'им', 'ом', 'ем', 'ую', 'юю', 'ей', 'ых', 'их', 'ыми', 'ими'],
]

/**
 * Endings of all forms by the ending of the dictionary form; the first that fits is taken. They cover several
 * declensions at once: a form that does not exist is found in no text. Words whose stem changes have fewer forms.
 */
const PARADIGMS: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  ['ия', ['ия', 'ии', 'ию', 'ией', 'ий', 'иям', 'иями', 'иях']],
  ['ие', ['ие', 'ия', 'ию', 'ием', 'ии', 'ий', 'иям', 'иями', 'иях', 'их', 'им', 'ими']],
  ['ий', ['ия', 'ию', 'ием', 'ии', 'иев', 'иям', 'иями', 'иях', ...ADJECTIVE]],
  ...['ый', 'ой', 'ая', 'яя', 'ое', 'ее', 'ые'].map(ending => [ending, ADJECTIVE] as const),
  ['а', ['а', 'ы', 'и', 'е', 'у', 'ой', 'ою', 'ей', '', 'ам', 'ами', 'ах']],
  ['я', ['я', 'и', 'е', 'ю', 'ей', 'ь', 'й', 'ям', 'ями', 'ях']],
  ['о', ['о', 'а', 'у', 'ом', 'е', '', 'ам', 'ами', 'ах']],
  ['е', ['е', 'я', 'ю', 'ем', 'ей', 'ям', 'ями', 'ях']],
  ['ь', ['ь', 'я', 'ю', 'ем', 'е', 'и', 'ью', 'ей', 'ям', 'ями', 'ях']],
  ['й', ['й', 'я', 'ю', 'ем', 'е', 'и', 'ев', 'ям', 'ями', 'ях']],
  ['ы', ['ы', '', 'ов', 'ам', 'ами', 'ах']],
  ['и', ['и', '', 'ов', 'ей', 'ам', 'ами', 'ах']],
  ['', ['', 'а', 'у', 'ом', 'ем', 'е', 'ы', 'и', 'ов', 'ев', 'ей', 'ам', 'ами', 'ах']],
]

/** Shorter stems are shared by unrelated words. */
const MIN_STEM = 3
const RUSSIAN_ENDING = /(?:^|[^а-я])([а-я]+)$/

/** Lower case, «ё» as «е». */
export const foldWord = (word: string): string => word.toLowerCase().replaceAll('ё', 'е')

/** Forms of a word in its dictionary form, folded. Of a compound («чек-лист») the last part changes. */
export function wordForms(word: string): string[] {
  const folded = foldWord(word)
  const changing = RUSSIAN_ENDING.exec(folded)?.[1] ?? ''
  const paradigm = PARADIGMS.find(([ending]) => changing.endsWith(ending))
  if (!paradigm || changing.length - paradigm[0].length < MIN_STEM) return [folded]
  const [ending, forms] = paradigm
  const stem = folded.slice(0, folded.length - ending.length)
  return [...new Set([folded, ...forms.map(form => stem + form)])]
}
