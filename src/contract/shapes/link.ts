import Type, { type Static } from 'typebox'
import { Nullable } from './strict.ts'

export const Link = Type.Object({ title: Type.String(), path: Type.String() })
export type Link = Static<typeof Link>

export const LinkGroup = Type.Object({ title: Type.String(), links: Type.Array(Link) })
export type LinkGroup = Static<typeof LinkGroup>

export const CountedLink = Type.Object({ ...Link.properties, participants: Type.Integer() })
export type CountedLink = Static<typeof CountedLink>

/** Offered instead of a list that nobody is in. */
export const NearLink = Type.Object({
  ...CountedLink.properties,
  reason: Nullable(Type.String({ description: 'Почему предлагается: «до 1,5 млн ₽ такого в Казани не делают»' })),
})
export type NearLink = Static<typeof NearLink>
