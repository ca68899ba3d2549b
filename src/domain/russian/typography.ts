import { NBSP } from '../numbers/numbers.ts'

// Editors type plain spaces; a dash must not begin a line.
export const keepDashes = (text: string): string => text.replaceAll(' —', `${NBSP}—`)
