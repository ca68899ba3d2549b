import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySchemaValidationError, FastifyServerOptions } from 'fastify'

interface Route {
  schema?: unknown
}

interface Validate {
  (data: unknown): unknown
  errors?: readonly FastifySchemaValidationError[] | null
}

type Serialize = (answer: unknown) => string

const compileValidator = AjvCompiler()(
  {},
  { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: false } },
) as (route: Route) => Validate
const compileSerializer = SerializerSelector()({}, {}) as unknown as (route: Route) => Serialize

const validators = new WeakMap<object, Validate>()
const serializers = new WeakMap<object, Serialize>()

function validatorOf(route: Route): Validate {
  const validate: Validate = data => {
    validate.errors = refusalsOf(route, data)
    return validate.errors === null
  }
  return validate
}

/** Null for valid data, which is coerced in place. */
export function refusalsOf(route: Route, data: unknown): readonly FastifySchemaValidationError[] | null {
  const validate = once(validators, compileValidator, route)
  return validate(data) ? null : (validate.errors ?? [])
}

const serializerOf =
  (route: Route): Serialize =>
  answer =>
    once(serializers, compileSerializer, route)(answer)

function once<T>(made: WeakMap<object, T>, compile: (route: Route) => T, route: Route): T {
  const { schema } = route as { schema: object }
  const known = made.get(schema) ?? compile(route)
  made.set(schema, known)
  return known
}

/**
 * A schema is compiled when it is first used, and once for all routes that have it: compiling those of all calls took
 * half of the start, and most calls are never asked by HEAD.
 */
export const LAZY_SCHEMAS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: () => validatorOf as never, buildSerializer: () => serializerOf as never },
}
