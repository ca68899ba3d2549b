import Type, { type Static } from 'typebox'
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

/** An agency that fits a need. */
export const FittingAgency = Type.Object({
  agency: AgencyCard,
  reason: Type.String({ description: '«3 из 7 проектов этого вида — до 1,5 млн ₽»' }),
  why: Nullable(Type.String({ description: 'Почему не стоит в списке среза; null, если стоит' })),
})

export const AgencyInRating = Type.Object({
  ...AgencyCard.properties,
  headcount: Type.Integer(),
  tagline: Type.String(),
})
export type AgencyInRating = Static<typeof AgencyInRating>
