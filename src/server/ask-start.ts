import cluster from 'node:cluster'

/** An argument of the site's process when `npm start` runs it, and answers what it asks. */
export const ASKS_START = '--asks-start'

/** Asked before the database is opened: `prepare` may still have it. */
export const DATABASE = 'database'
/** Asked when the site is about to listen, so the port is free for moments only: `npm start` answers at it until then. */
export const PORT = 'port'

export async function askStart(thing: typeof DATABASE | typeof PORT): Promise<void> {
  if (!process.send || cluster.isWorker || !process.argv.includes(ASKS_START)) return
  const { promise, resolve } = Promise.withResolvers<void>()
  process.once('message', () => resolve())
  process.once('disconnect', resolve)
  process.send(thing)
  await promise
  process.off('disconnect', resolve)
  // `npm start` was killed.
  if (!process.connected) process.exit(1)
}
