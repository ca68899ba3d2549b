import type { Answer } from '#contract/index.ts'
import { moscowYear } from '#domain/time/dates.ts'

export type Partner = Answer<'cms-about'>['partners'][number]

/** «Золотой партнёр с 2019 года»; nothing of who is no partner. */
export function partnershipText({ level, since }: Partner): string | null {
  if (level === null) return null
  return since === null ? level : `${level} с ${moscowYear(since)} года`
}

/** Vendors of open systems have no partners: then it is simply who builds most. */
export const partnersTitle = (partners: readonly Partner[], title: string): string =>
  partners.some(({ level }) => level !== null)
    ? `Партнёры и разработчики на ${title}`
    : `Кто больше всех делает на ${title}`
