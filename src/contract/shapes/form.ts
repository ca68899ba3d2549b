import Type from 'typebox'

/** People send a form a few times while they correct it. */
export const FORM_PER_MINUTE = 10
/** Commands opened by a private link: enough for double clicks and retries, too few to guess keys. */
export const KEYED_PER_MINUTE = 30

/**
 * These bounds only protect the server; domain/forms holds the rules of each field and refuses with 422 and a sentence
 * per field. Browsers omit unticked boxes, hence optional.
 */
export const Text = (maxLength: number) => Type.String({ maxLength })
export const Tick = Type.Optional(Type.Boolean())

/** Bot traps: a hidden field, and how long the form was open in milliseconds. */
export const Traps = {
  website: Type.Optional(Text(200)),
  spent: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
}
