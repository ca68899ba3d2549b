import { NBSP } from '../numbers/numbers.ts'

// Editors type plain spaces, but a line must not begin with a dash.
export const keepDashes = (text: string): string => text.replaceAll(' —', `${NBSP}—`)
