import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { Link } from '../shapes/link.ts'
import { Nullable, Params } from '../shapes/strict.ts'

export const findCalls = {
  'agency-find': query({
    summary: 'Поиск агентств, рейтингов и систем: прощает опечатки, другую раскладку и запись другими буквами',
    params: Params({
      q: Type.String({ maxLength: 100 }),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
    }),
    answer: Type.Object({
      results: Type.Array(
        Type.Object({
          ...AgencyCard.properties,
          path: Type.String(),
          matched: Type.Array(Type.Integer(), { description: 'Начало и конец совпавшей части названия' }),
        }),
      ),
      ratings: Type.Array(Link),
      systems: Type.Array(Link),
      read_as: Nullable(Type.String({ description: 'Как прочитан запрос, набранный в другой раскладке' })),
    }),
  }),
}
