import type { FastifyInstance } from 'fastify'

type Compile = (route: object) => (...args: never[]) => unknown

let validators: Compile | undefined
let serializers: Compile | undefined

/**
 * Compiling the schemas of all calls takes most of the time an app needs to start, so apps of this process share what
 * the first one's compilers make of each schema.
 */
export function reuseSchemas(app: FastifyInstance): void {
  if (validators && serializers) {
    app.setValidatorCompiler(validators as never)
    app.setSerializerCompiler(serializers as never)
    return
  }
  app.addHook('onReady', async () => {
    validators ??= memoised(app.validatorCompiler as Compile | undefined)
    serializers ??= memoised(app.serializerCompiler as Compile | undefined)
  })
}

function memoised(compile: Compile | undefined): Compile | undefined {
  const made = new Map<string, ReturnType<Compile>>()
  return (
    compile &&
    (route => {
      const key = JSON.stringify(route)
      const known = made.get(key) ?? compile(route)
      made.set(key, known)
      return known
    })
  )
}
