import type { Random } from '#seed/random.ts'
import { lines } from '#seed/word-table.ts'

/** Only titles used for women and men alike. */
const CLIENT_ROLES = lines(`
  директор по маркетингу
  руководитель отдела маркетинга
  генеральный директор
  коммерческий директор
  исполнительный директор
  директор по развитию
  руководитель проекта
  менеджер проекта
  бренд-менеджер
  маркетолог
  интернет-маркетолог
  руководитель интернет-магазина
  директор по электронной коммерции
  менеджер по рекламе
  руководитель ИТ-отдела
  директор по информационным технологиям
  владелец продукта
  контент-менеджер
  руководитель пресс-службы
  заместитель директора
  основатель компании
  руководитель отдела продаж
  управляющий партнёр
  специалист по связям с общественностью
  начальник отдела информатизации
`)

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
const HEAD_SPEAKS = 0.5

export const clientRole = (random: Random): string => random.pick(CLIENT_ROLES)

/** Different titles of people who can speak for an agency, e.g. in an interview. */
export function leaderRoles(random: Random, headcount: number, count: number): string[] {
  const head = random.pick(Object.keys(HEADS))
  const deputies = headcount < DEPUTIES_FROM ? [] : Object.keys(DEPUTIES)
  const roles = random.chance(HEAD_SPEAKS) ? [head, ...random.shuffle(deputies)] : random.shuffle([head, ...deputies])
  return roles.slice(0, count)
}

export const dutyOf = (role: string): string => DUTIES[role] ?? KEY_CLIENTS
