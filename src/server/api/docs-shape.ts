interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  const?: unknown
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
}

/** «integer», «"project" | "month"» */
export const typeText = (schema: JsonSchema): string =>
  schema.anyOf?.map(typeText).join(' | ') ??
  (schema.const === undefined ? (schema.type ?? 'any') : JSON.stringify(schema.const))

/** «Рублей; от 1; до 1000000000» */
export function limitText({ description, minimum, maximum, maxLength, pattern }: JsonSchema): string {
  return [
    description,
    minimum !== undefined && `от ${minimum}`,
    maximum !== undefined && `до ${maximum}`,
    maxLength !== undefined && `не длиннее ${maxLength}`,
    pattern && `вид ${pattern}`,
  ]
    .filter(Boolean)
    .join('; ')
}

/** The schema of an answer as indented text. */
export function shapeText(schema: JsonSchema, indent = ''): string {
  if (schema.properties) {
    const inner = `${indent}  `
    const lines = Object.entries(schema.properties).map(
      ([key, value]) => `${inner}${key}${schema.required?.includes(key) ? '' : '?'}: ${shapeText(value, inner)}`,
    )
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
  }
  if (schema.items) return `[${shapeText(schema.items, indent)}]`
  return schema.anyOf ? schema.anyOf.map(option => shapeText(option, indent)).join(' | ') : typeText(schema)
}
