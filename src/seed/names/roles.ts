import type { Random } from '#seed/random.ts'

const KEY_CLIENTS = 'Отвечает за отношения с ключевыми клиентами.'

/** An agency has one head. */
const HEADS = {
  'генеральный директор': KEY_CLIENTS,
  'управляющий партнёр': KEY_CLIENTS,
  'основатель и директор': KEY_CLIENTS,
  'руководитель агентства': KEY_CLIENTS,
}

const DEPUTIES = {
  'технический директор': 'Отвечает за технические решения и подбор инструментов.',
  'арт-директор': 'Отвечает за дизайн и его единство во всех проектах.',
  'креативный директор': 'Отвечает за идеи и тексты.',
  'директор по развитию': 'Отвечает за новые направления и партнёров.',
  'коммерческий директор': 'Отвечает за договоры и отношения с ключевыми клиентами.',
  'исполнительный директор': 'Отвечает за сроки и загрузку команды.',
}

const DUTIES: Readonly<Record<string, string>> = { ...HEADS, ...DEPUTIES }

// A smaller agency has no directors of this and that.
const DEPUTIES_FROM = 12

/** A title of one more person who can speak for an agency, e.g. in an interview. */
export function leaderRole(random: Random, headcount: number, taken: readonly string[]): string {
  const heads = Object.keys(HEADS)
  const free = [
    ...(taken.some(role => heads.includes(role)) ? [] : heads.map(role => [role, 3] as const)),
    ...(headcount < DEPUTIES_FROM ? [] : Object.keys(DEPUTIES).map(role => [role, 2] as const)),
  ]
  return random.pickWeighted(free.filter(([role]) => !taken.includes(role)))
}

export const isHead = (role: string): boolean => role in HEADS

export const dutyOf = (role: string): string => DUTIES[role] ?? KEY_CLIENTS
