import type { Context } from './context.ts'

/** The operator's commands come to the process that has the embedded database open; their code comes with the first. */
export function receiveOperator(context: Context): void {
  context.database.receive(async guest => {
    const { serveOperator } = await import('#cli/operator-desk.ts')
    await serveOperator(guest, context)
  })
}
