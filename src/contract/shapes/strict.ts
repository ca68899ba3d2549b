import Type, { type TProperties } from 'typebox'

/** Parameters refuse what they do not know: a mistyped name must not be silently ignored. */
export const Params = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** Paths are ours: short, rooted, without a query. */
export const PathParam = Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 200 })
export const SlugParam = Type.String({ pattern: '^[a-z0-9+-]{1,80}$' })
export const IdParam = Type.Integer({ minimum: 1, maximum: 2147483647 })
/** Where a list goes on: made and read by server/api/cursor.ts, opaque to everybody else. */
export const CursorParam = Type.String({ pattern: '^[0-9a-z]{1,16}-[0-9a-z]{1,8}$' })
