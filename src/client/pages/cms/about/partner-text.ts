import type { Answer } from '#contract/index.ts'
import { moscowYear } from '#domain/time/dates.ts'

export type Partner = Answer<'cms-about'>['partners'][number]

/** «Золотой партнёр с 2019 года»; null for agencies that are not partners. */
export function partnershipText({ level, since }: Partner): string | null {
  if (level === null) return null
  return since === null ? level : `${level} с ${moscowYear(since)} года`
}

/** Open-source systems have no partner programme: their list is simply the most active agencies. */
export const partnersTitle = (partners: readonly Partner[], title: string): string =>
  partners.some(({ level }) => level !== null)
    ? `Партнёры и разработчики на ${title}`
    : `Кто больше всех делает на ${title}`
