import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

interface Route {
  schema?: unknown
}

interface Validate {
  (data: unknown): unknown
  errors?: unknown
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
    const compiled = once(validators, compileValidator, route)
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  return validate
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
