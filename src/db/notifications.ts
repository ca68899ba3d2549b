import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from './database-log.ts'

type NotificationHandler = (payload: string) => void
type ListenOptions = {
  /** Called after a lost connection: notifications may have been missed. */
  onGap?: () => void
}
export type Listen = (
  channel: string,
  handler: NotificationHandler,
  options?: ListenOptions,
) => Promise<() => Promise<void>>

type Subscription = ListenOptions & { channel: string; handler: NotificationHandler }

/** Payload: tags of the changed pages; `*` means all. */
export const PAGES_CHANGED = 'pages_changed'

/** A tag that no page carries: an A/B experiment was started or stopped, and every page may say so. */
export const EXPERIMENTS_TAG = 'experiments'

const RETRY_MS = 1_000

function makeSubscriptions() {
  const subscriptions = new Set<Subscription>()
  return {
    all: subscriptions,
    channels: () => new Set([...subscriptions].map(({ channel }) => channel)),
    deliver({ channel, payload = '' }: pg.Notification): void {
      for (const each of subscriptions) if (each.channel === channel) each.handler(payload)
    },
  }
}

/** Embedded: the only connection of the pool also listens. */
export function listenOnEmbedded() {
  const { all, channels, deliver } = makeSubscriptions()

  // LISTEN is lost with the connection; the pool awaits this before handing out a new one.
  async function onConnect(client: pg.ClientBase): Promise<void> {
    client.on('notification', deliver)
    for (const channel of channels()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  const listenOn =
    (pool: pg.Pool): Listen =>
    async (channel, handler, options) => {
      const subscription = { channel, handler, ...options }
      all.add(subscription)
      await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
      return async () => {
        all.delete(subscription)
        if (!channels().has(channel)) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    }

  return { onConnect, listenOn }
}

/** Server: a dedicated connection, opened with the first subscription and reopened when lost. */
export function listenOnServer(connectionString: string, log?: DatabaseLog) {
  const { all, channels, deliver } = makeSubscriptions()
  let connecting: Promise<pg.Client> | undefined
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    // A connection that only listens notices a silent loss by keepalive alone; the system's default is two hours.
    const client = new pg.Client({ connectionString, keepAlive: true, keepAliveInitialDelayMillis: 10_000 })
    client.on('notification', deliver)
    client.on('error', error => log?.failed('listen', error))
    await client.connect()
    client.once('end', () => {
      connecting = undefined
      if (!isClosed && all.size > 0) void reconnect()
    })
    for (const channel of channels()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  }

  function getClient(): Promise<pg.Client> {
    connecting ??= connect().catch(error => {
      connecting = undefined
      throw error
    })
    return connecting
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await sleep(RETRY_MS, undefined, { ref: false })
      const isConnected = await getClient().then(
        () => true,
        () => false,
      )
      if (!isConnected) continue
      for (const { onGap } of all) onGap?.()
      return
    }
  }

  const listen: Listen = async (channel, handler, options) => {
    const subscription = { channel, handler, ...options }
    all.add(subscription)
    const client = await getClient()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      all.delete(subscription)
      if (channels().has(channel)) return
      const current = await getClient()
      await current.query(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    const client = await connecting?.catch(() => undefined)
    await client?.end()
  }

  return { listen, close }
}
