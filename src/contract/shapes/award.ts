import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { Nullable } from './strict.ts'

/** The agency that holds a place in a nomination; of the work of the year, also the work. */
export const AwardEntry = Type.Object({
  place: Type.Integer(),
  agency: AgencyCard,
  work: Nullable(Type.Object({ id: Type.Integer(), title: Type.String(), client: Type.String(), path: Type.String() })),
  value: Type.Number(),
  figure: Type.String({ description: '«+28 мест», «4,83»' }),
  basis: Type.String({ description: 'Числа, из которых сложилась: «17 отзывов, средняя 4,94; по номинации 4,61»' }),
})
export type AwardEntry = Static<typeof AwardEntry>

/** The rule is that of the year: it is kept with the ranking. */
export const Nomination = Type.Object({
  slug: Type.String(),
  title: Type.String(),
  path: Nullable(Type.String({ description: 'Страница награды; null, если её никто не получил' })),
  rule: Type.String(),
  whom: Type.String({ description: 'Кто участвует' }),
  tie: Type.String({ description: 'Что решает при равенстве' }),
  column: Type.String({ description: 'Что за число в рейтинге номинации' }),
  axis: Type.Object({ max: Type.Number(), step: Type.Number() }, { description: 'Ось этих чисел, от нуля' }),
  participants: Type.Integer(),
  absence: Nullable(Type.String({ description: 'Почему победителя нет' })),
})
export type Nomination = Static<typeof Nomination>

/** A win on the agency's own page. */
export const AgencyWin = Type.Object({
  title: Type.String(),
  year: Type.Integer(),
  path: Type.String(),
  figure: Type.String(),
  badge: Type.String({ description: 'Адрес картинки' }),
})
export type AgencyWin = Static<typeof AgencyWin>
