import type { Factor } from './factors.ts'

export interface WeightPreset {
  title: string
  /** Why these weights, with what the score cannot tell. */
  reason: string
  points: Readonly<Record<Factor, number>>
}

/** Beginnings for weights of one's own; together 100. */
export const WEIGHT_PRESETS: readonly WeightPreset[] = [
  {
    title: 'Мне важны сроки',
    reason:
      'Отдельного слагаемого за сроки нет. О них говорят клиенты, поэтому отзывы весят вдвое больше остального, а проекты подтверждают, что работу довели до конца.',
    points: { projects: 25, reviews: 50, focus: 10, cases: 5, awards: 0, openness: 10 },
  },
  {
    title: 'Дёшево и надёжно',
    reason:
      'Цена в балл не входит, а дорогой проект весит больше дешёвого, поэтому вес проектов снижен. Надёжность — это отзывы и проверенные сведения о ценах и юридическом лице.',
    points: { projects: 15, reviews: 40, focus: 15, cases: 5, awards: 0, openness: 25 },
  },
  {
    title: 'Портфолио важнее отзывов',
    reason:
      'Вперёд выходит сделанное: проекты и кейсы с измеренным результатом. Слова клиентов только уточняют порядок.',
    points: { projects: 50, reviews: 10, focus: 15, cases: 20, awards: 0, openness: 5 },
  },
  {
    title: 'Без наград',
    reason: 'Награды зависят и от того, кто участвует в конкурсах. Остальные слагаемые — почти в пропорциях методики.',
    points: { projects: 37, reviews: 32, focus: 16, cases: 10, awards: 0, openness: 5 },
  },
]
