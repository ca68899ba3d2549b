import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseOpenError } from '../open-error.ts'

// sun_path holds 108 bytes on Linux and 104 on macOS, including the terminating NUL.
const MAX_SOCKET_PATH = 100

export class DatabaseInUseError extends DatabaseOpenError {
  /** Socket path of the process that holds the folder. */
  readonly socketPath: string

  constructor(dataDir: string, socketPath: string) {
    super(`Папка данных ${dataDir} занята другим процессом: остановите его или задайте DATABASE_URL.`)
    this.name = 'DatabaseInUseError'
    this.socketPath = socketPath
  }
}

export type ConnectionHandler = (socket: Socket) => void

export type Lock = {
  /** Connections go to the handler; until one is set they are closed. */
  receive(handler: ConnectionHandler): void
  release(): Promise<void>
}

/** Two processes on one PGlite folder would silently lose each other's transactions, so the second is refused. */
export async function lockDataDir(dataDir: string): Promise<Lock> {
  const path = lockPath(dataDir)
  const server = (await listen(path)) ?? (await replaceStaleLock(path))
  if (!server) throw new DatabaseInUseError(dataDir, path)
  // The lock must not keep the process alive.
  server.unref()
  const sockets = new Set<Socket>()
  let handler: ConnectionHandler = socket => socket.destroy()
  server.on('connection', socket => {
    sockets.add(socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy()))
    handler(socket)
  })
  return {
    receive: next => {
      handler = next
    },
    release: () => {
      for (const socket of sockets) socket.destroy()
      return close(server)
    },
  }
}

export function lockPath(dataDir: string): string {
  // One folder may have several paths but must have one lock.
  const folder = realpathSync(dataDir)
  const socketPath = join(folder, 'postgres.lock')
  if (Buffer.byteLength(socketPath) <= MAX_SOCKET_PATH) return socketPath
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
    const probe = connect(path)
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    // Only ECONNREFUSED and ENOENT prove that nobody listens; EACCES, for example, does not.
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}

/**
 * Of two processes that find a stale lock, the slower would remove the fresh lock of the faster, so a guard serialises
 * them. It is a socket in Linux's abstract namespace, which cannot become stale.
 */
async function replaceStaleLock(path: string): Promise<Server | null> {
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
