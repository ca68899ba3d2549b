import Type, { type Static } from 'typebox'
import { AgencyCard } from './agency.ts'
import { Link } from './link.ts'
import { Nullable } from './strict.ts'

export const PersonCard = Type.Object({
  slug: Type.String(),
  path: Type.String(),
  name: Type.String(),
  role: Type.String(),
})
export type PersonCard = Static<typeof PersonCard>

export const InterviewCard = Type.Object({
  slug: Type.String(),
  path: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  person: PersonCard,
  agency: Nullable(AgencyCard),
  published_at: Type.String(),
})
export type InterviewCard = Static<typeof InterviewCard>

export const Interview = Type.Object({
  ...InterviewCard.properties,
  url: Type.String({ description: 'Адрес страницы целиком' }),
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
  more: Type.Array(Link, { description: 'Другие интервью' }),
})
export type Interview = Static<typeof Interview>
