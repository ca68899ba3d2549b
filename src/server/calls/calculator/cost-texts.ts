import { answerTitle, type SystemTitles } from '#domain/calculator/answer-titles.ts'
import type { Answers, QuestionKey } from '#domain/calculator/answers.ts'
import type { PriceChange } from '#domain/calculator/price-changes.ts'
import type { WideningStep } from '#domain/calculator/widen.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { tierBySlug } from '#domain/vocabulary/tiers.ts'

const ANY: Readonly<Record<QuestionKey, string>> = {
  type: 'вид работы — любой',
  industry: 'отрасль клиента — любая',
  system: 'система — любая',
  region: 'агентства — отовсюду',
  tier: 'сегмент агентства — любой',
  scope: 'срок — любой',
}

/** The answer that was widened: «город — Приволжский федеральный округ». */
export function stepTitle({ key, from, to }: WideningStep, systems: SystemTitles): string {
  if (key === null) return 'ровно такие'
  if (to === null) return ANY[key]
  const before = from && cityBySlug(from)
  return `${before ? 'город' : 'место'} — ${answerTitle(key, to, systems) ?? to}`
}

/** «Агентство: Москва», «MODX вместо 1С-Битрикс» */
export function changeTitle({ key, value }: PriceChange, answers: Answers, systems: SystemTitles): string {
  const title = titleIn(key, value, systems)
  const chosen = answers[key]
  const before = chosen === undefined ? null : answerTitle(key, chosen, systems)
  return before === null ? title : `${title} вместо ${inGuillemets(before)}`
}

function titleIn(key: QuestionKey, value: string, systems: SystemTitles): string {
  const title = answerTitle(key, value, systems) ?? value
  switch (key) {
    case 'region':
      return `Агентство ${cityBySlug(value)?.inPlace ?? title}`
    case 'tier':
      return `Агентство ${tierBySlug(value)?.inTier ?? title}`
    case 'system':
      return `На ${title}`
    case 'industry':
      return `Отрасль: ${title}`
    case 'scope':
      return `Срок: ${title}`
    case 'type':
      return title
  }
}
