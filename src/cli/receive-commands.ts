import type { CommandSite } from './command-server.ts'

/** Runs the operator's commands in the process that has the embedded database open; their code loads on first use. */
export function receiveCommands(site: CommandSite): void {
  site.database.receive(async socket => {
    const { serveCommand } = await import('./command-server.ts')
    await serveCommand(socket, site)
  })
}
