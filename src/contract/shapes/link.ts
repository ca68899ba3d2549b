import Type, { type Static } from 'typebox'

export const Link = Type.Object({ title: Type.String(), path: Type.String() })
export type Link = Static<typeof Link>

export const LinkGroup = Type.Object({ title: Type.String(), links: Type.Array(Link) })
export type LinkGroup = Static<typeof LinkGroup>

export const CountedLink = Type.Object({ ...Link.properties, participants: Type.Integer() })
export type CountedLink = Static<typeof CountedLink>
