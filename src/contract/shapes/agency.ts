import Type, { type Static } from 'typebox'
import { Link } from './link.ts'
import { Nullable } from './strict.ts'

/** `name_lat` is the slug (spec §3). */
export const AgencyCard = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  name_lat: Type.String(),
  logo: Type.String(),
  city: Type.String(),
})
export type AgencyCard = Static<typeof AgencyCard>

export const AgencyInRating = Type.Object({
  ...AgencyCard.properties,
  headcount: Type.Integer(),
  tagline: Type.String(),
})
export type AgencyInRating = Static<typeof AgencyInRating>

/** What the paid projects behind a place cost, for a price axis. */
export const PaidProjects = Type.Object({
  rating: Link,
  projects: Type.Array(
    Type.Object({
      budget: Type.Integer(),
      title: Nullable(Type.String({ description: 'null под NDA' })),
      path: Nullable(Type.String()),
    }),
    { description: 'Проекты основной услуги в зачёте, от дешёвых к дорогим; проекты под NDA — только суммой' },
  ),
  quartiles: Nullable(Type.Array(Type.Integer(), { description: 'q1, медиана, q3; null, если проектов меньше трёх' })),
  market_median: Nullable(Type.Integer({ description: 'Медиана бюджетов всех участников этого рейтинга' })),
})
export type PaidProjects = Static<typeof PaidProjects>
