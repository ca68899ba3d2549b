import Type from 'typebox'
import { query } from '../define.ts'
import { AgencyCard } from '../shapes/agency.ts'
import { Nullable, Params, SlugParam } from '../shapes/strict.ts'

export const agencyCalls = {
  'agency-header': query({
    summary: 'Шапка агентства: кто это, где, почём, места в рейтингах, что и когда проверено',
    params: Params({ agency: SlugParam }),
    answer: Type.Object({
      ...AgencyCard.properties,
      legal: Type.Object({ name: Type.String(), inn: Type.String() }),
      tagline: Type.String(),
      city_slug: Type.String(),
      founded: Type.Integer(),
      headcount: Type.Integer(),
      site: Type.String(),
      services: Type.Array(
        Type.Object({
          slug: Type.String(),
          title: Type.String(),
          share: Type.Number(),
          price_from: Nullable(Type.Integer()),
        }),
      ),
      price_from: Nullable(Type.Integer()),
      reviews: Type.Object({ average: Nullable(Type.Number()), count: Type.Integer() }),
      projects: Type.Integer(),
      best_places: Type.Array(
        Type.Object({ place: Type.Integer(), of: Type.Integer(), title: Type.String(), path: Type.String() }),
      ),
      facts: Type.Array(
        Type.Object({
          kind: Type.String(),
          value: Type.String(),
          source: Type.String(),
          checked_at: Nullable(Type.String()),
        }),
      ),
    }),
  }),
  'agency-find': query({
    summary: 'Поиск агентства по названию: подсказка в шапке и страница поиска',
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
    }),
  }),
}
