import Type, { type TProperties } from 'typebox'

/** Parameters refuse what they do not know: a mistyped name must not be silently ignored. */
export const Params = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** Paths are ours: short, rooted, without a query. */
export const PathParam = Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 200 })
export const SlugParam = Type.String({ pattern: '^[a-z0-9+-]{1,80}$' })
