import type { QuestionKey } from './answers.ts'

export const QUESTIONS = [
  { key: 'type', title: 'Что сделать' },
  { key: 'industry', title: 'Отрасль клиента' },
  { key: 'system', title: 'Система' },
  { key: 'region', title: 'Где агентство' },
  { key: 'tier', title: 'Сегмент агентства' },
  { key: 'scope', title: 'Срок работы' },
] as const satisfies readonly { key: QuestionKey; title: string }[]

export const SCOPES = [
  { slug: '1-2', title: 'до 2 месяцев', to: 2 },
  { slug: '3-4', title: '3–4 месяца', to: 4 },
  { slug: '5-7', title: '5–7 месяцев', to: 7 },
  { slug: '8', title: '8 месяцев и дольше', to: Number.POSITIVE_INFINITY },
] as const

export const scopeOf = (months: number | null): string | null =>
  months === null ? null : (SCOPES.find(({ to }) => months <= to)?.slug ?? null)
