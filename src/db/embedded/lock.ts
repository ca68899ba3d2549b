import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// sun_path holds 108 bytes on Linux and 104 on macOS, the final zero included.
const MAX_SOCKET_PATH = 100

export class DatabaseInUseError extends Error {
  /** Where whoever has the folder can be spoken to. */
  readonly door: string

  constructor(dataDir: string, door: string) {
    super(`Папка данных ${dataDir} занята другим процессом: остановите его или задайте DATABASE_URL.`)
    this.name = 'DatabaseInUseError'
    this.door = door
  }
}

export type Welcome = (guest: Socket) => void

export type Lock = {
  /** Who comes to the folder from now on is handed over; before that he is shown out. */
  receive(welcome: Welcome): void
  release(): Promise<void>
}

/** Two processes on one PGlite folder lose each other's transactions without an error: the second is refused. */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const path = lockPath(dataDir)
  const server = (await listen(path)) ?? (await takeOver(path))
  if (!server) throw new DatabaseInUseError(dataDir, path)
  // The lock alone keeps no process alive.
  server.unref()
  const guests = new Set<Socket>()
  let welcome: Welcome = guest => guest.destroy()
  server.on('connection', guest => {
    guests.add(guest.once('close', () => guests.delete(guest)).on('error', () => guest.destroy()))
    welcome(guest)
  })
  return {
    receive: next => {
      welcome = next
    },
    release: () => {
      for (const guest of guests) guest.destroy()
      return close(server)
    },
  }
}

export function lockPath(dataDir: string): string {
  // One folder may be reached by several names; it must have one lock.
  const folder = realpathSync(dataDir)
  const beside = join(folder, 'postgres.lock')
  if (Buffer.byteLength(beside) <= MAX_SOCKET_PATH) return beside
  return join(tmpdir(), `merilo-${shortHash(folder)}.lock`)
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const visitor = connect(path)
    visitor.once('connect', () => {
      visitor.destroy()
      resolve(true)
    })
    // Only "refused" and "gone" mean that nobody is there; not being allowed to ask is no proof of that.
    visitor.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}

/**
 * Of two that find the same stale lock, the slower would remove the fresh one of the quicker: one at a time. The guard
 * is a socket in Linux's abstract namespace, which cannot become stale itself.
 */
async function takeOver(path: string): Promise<Server | null> {
  const guard = process.platform === 'linux' ? await listen(`\0merilo-${shortHash(path)}`) : createServer()
  if (!guard) return null
  try {
    if (await isAnswered(path)) return null
    rmSync(path, { force: true })
    return await listen(path)
  } finally {
    await close(guard)
  }
}

function close(server: Server): Promise<void> {
  return new Promise(done => server.close(() => done()))
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
