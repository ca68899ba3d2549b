import Type from 'typebox'

/**
 * Bounds here only keep the server safe: what a form wants of its fields is in domain/forms, refused with 422 and a
 * sentence for each field. An unticked box does not come with a plain form, hence optional.
 */
export const Text = (maxLength: number) => Type.String({ maxLength })
export const Tick = Type.Optional(Type.Boolean())

/** What people do not fill in: a field out of sight, and how long the form was open in milliseconds. */
export const Traps = {
  website: Type.Optional(Text(200)),
  spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
}
