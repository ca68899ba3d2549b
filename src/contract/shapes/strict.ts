import Type, { type TProperties } from 'typebox'
import { CURSOR } from '#domain/web/cursor.ts'

/** Unknown parameters are refused: a mistyped name must not be silently ignored. */
export const Params = <P extends TProperties>(properties: P) => Type.Object(properties, { additionalProperties: false })

export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** A path of our own site, without a query. */
export const PathParam = Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 200 })
export const SlugParam = Type.String({ pattern: '^[a-z0-9+-]{1,80}$' })
export const IdParam = Type.Integer({ minimum: 1, maximum: 2147483647 })
export const CursorParam = Type.String({ pattern: CURSOR.source })
/** Several agencies at once: «12,7,30». */
export const IdsParam = Type.String({ pattern: '^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,9}$' })
/** Keys are 32 hexadecimal digits; the pattern is wider, so that a damaged link is an unknown key, not a bad request. */
export const KeyParam = Type.String({ pattern: '^[A-Za-z0-9_-]{1,128}$' })
