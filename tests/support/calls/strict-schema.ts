import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null

/** Violations of a schema that also forbids unknown properties. */
export function schemaViolations(schema: TSchema, value: unknown): string[] {
  const strict = forbidUnknownProperties(JSON.parse(JSON.stringify(schema)) as Json)
  const [isValid, errors] = Schema.Errors(strict as object, value)
  return isValid ? [] : errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
}

function forbidUnknownProperties(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(forbidUnknownProperties)
  if (schema === null || typeof schema !== 'object') return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, forbidUnknownProperties(part)]))
  return 'properties' in parts ? { additionalProperties: false, ...parts } : parts
}
