import type { Desk } from './operator-desk.ts'

/** Runs the operator's commands in the process that has the embedded database open; their code loads on first use. */
export function receiveOperator(site: Desk): void {
  site.database.receive(async socket => {
    const { serveOperator } = await import('./operator-desk.ts')
    await serveOperator(socket, site)
  })
}
