import cluster from 'node:cluster'

/** An argument of the site's process, and what it asks `npm start`, which answers at the port until then. */
export const TAKES_PORT = '--takes-port'

/** Called when the site is about to listen, so the port is free for moments only. */
export async function takePort(): Promise<void> {
  if (!process.send || cluster.isWorker || !process.argv.includes(TAKES_PORT)) return
  const { promise, resolve } = Promise.withResolvers<void>()
  process.once('message', () => resolve())
  process.once('disconnect', resolve)
  process.send(TAKES_PORT)
  await promise
  // `npm start` was killed.
  if (!process.connected) process.exit(1)
}
