import type { Random } from '#seed/random.ts'

/** An agency has one head. */
const HEADS: readonly string[] = [
  'генеральный директор',
  'управляющий партнёр',
  'основатель и директор',
  'руководитель агентства',
]

const DEPUTIES: readonly string[] = [
  'технический директор',
  'арт-директор',
  'креативный директор',
  'директор по развитию',
  'коммерческий директор',
  'исполнительный директор',
]

// A smaller agency has no directors of this and that.
const DEPUTIES_FROM = 12

/** A title of one more person who can speak for an agency, e.g. in an interview. */
export function leaderRole(random: Random, headcount: number, taken: readonly string[]): string {
  const free = [
    ...(taken.some(isHead) ? [] : HEADS.map(role => [role, 3] as const)),
    ...(headcount < DEPUTIES_FROM ? [] : DEPUTIES.map(role => [role, 2] as const)),
  ]
  return random.pickWeighted(free.filter(([role]) => !taken.includes(role)))
}

export const isHead = (role: string): boolean => HEADS.includes(role)
