import { NBSP } from '../numbers/numbers.ts'
import { keepDashes } from './typography.ts'

/** Invisible characters that reverse or hide text: an address could show one thing and lead to another. */
const HIDDEN = /[^\P{C}\n\t]/gu

export const withoutHidden = (text: string): string => text.replace(HIDDEN, '')

/** Sets plainly typed Russian: guillemets, dashes, and spaces where a line must not break. */
export const typeset = (text: string): string =>
  keepDashes(
    withoutHidden(text)
      .replace(/"([^"\n]*)"/g, '«$1»')
      .replace(/\.{3}/g, '…')
      .replace(/ (?:-|--|–) /g, ' — '),
  )
    // Twice: of «и в доме» the first pass takes only every other word.
    .replace(SHORT_WORD, `$1$2${NBSP}`)
    .replace(SHORT_WORD, `$1$2${NBSP}`)
    .replace(/ (бы|ли|же)(?=[\s,.;:?!)»]|$)/g, `${NBSP}$1`)
    .replace(/(\d) (?=[а-яё₽%№])/gi, `$1${NBSP}`)
    .replace(/([№§]) (?=\d)/g, `$1${NBSP}`)

/** Prepositions and conjunctions of one or two letters. */
const SHORT_WORD = /(^|[\s(«„\u00a0])([а-яё]{1,2}) /giu
