import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { Nullable } from './strict.ts'

/** A client's review as a card. */
export const ResponseCard = Type.Object({
  id: Type.Integer(),
  agency: AgencyCard,
  overall: Type.Integer(),
  body: Type.String(),
  better: Nullable(Type.String({ description: 'Что можно улучшить' })),
  author: Type.String(),
  role: Type.String(),
  company: Type.String(),
  project: Nullable(Type.String()),
  price: Nullable(Type.Integer()),
  months: Nullable(Type.Integer()),
  evidence: Type.Union([Type.Literal('company-mail'), Type.Literal('other-mail')]),
  published_at: Type.String(),
})
export type ResponseCard = Static<typeof ResponseCard>
