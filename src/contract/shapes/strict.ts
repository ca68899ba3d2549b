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
/** Several agencies at once: «12,7,30». */
export const IdsParam = Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,9}$' })
/** 128 random bits as 32 hexadecimal digits; whatever else comes is a key nobody has. */
export const KeyParam = Type.String({ pattern: '^[A-Za-z0-9_-]{1,128}$' })
