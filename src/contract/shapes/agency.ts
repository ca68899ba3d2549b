import Type, { type Static } from 'typebox'

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
  founded: Type.Integer(),
  headcount: Type.Integer(),
  tagline: Type.String(),
})
export type AgencyInRating = Static<typeof AgencyInRating>
