import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { Nullable } from './strict.ts'

/** Six numbers of any size: the nearest good weights are taken. */
export const WEIGHTS_PATTERN = '^[0-9]{1,6}(-[0-9]{1,6}){0,5}$'

export const MyRow = Type.Object({
  place: Type.Integer({ description: 'Официальное место' }),
  score: Type.Number({ description: 'Официальный балл' }),
  addends: Type.Array(Type.Number(), { description: 'Официальные слагаемые без округления' }),
  agency: AgencyCard,
  marks: Type.Array(Type.Union([Type.Literal('reply'), Type.Literal('priced'), Type.Literal('small')]), {
    description: 'Отвечает за сутки, назвало цену, берёт небольшие бюджеты; пусто у прошлых лет',
  }),
  accepts_requests: Type.Boolean(),
})
export type MyRow = Static<typeof MyRow>

export const Firmness = Type.Object({
  first: Type.Integer({ description: 'Сколько раз из тысячи первое место осталось первым' }),
  leaders: Nullable(
    Type.Integer({ description: 'Сколько раз устояла вся тройка; null, если участников меньше четырёх' }),
  ),
  bands: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer() }), {
    description: 'Обычное место каждой строки своего порядка: в восьми случаях из десяти',
  }),
})
