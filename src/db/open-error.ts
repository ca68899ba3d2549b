import { inGuillemets } from '#domain/russian/quotes.ts'

/** The database cannot be opened. The operator sees only the message. */
export class DatabaseOpenError extends Error {}

/** The thread of the embedded database has ended, and only another process can open it again. */
export class EmbeddedStoppedError extends DatabaseOpenError {
  constructor(reason: string) {
    super(`Встроенная база данных остановилась: ${reason.replace(/\.$/, '')}.`)
  }
}

const OLDEST_POSTGRES = 15

export function refuseOldServer(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_POSTGRES) return
  throw new DatabaseOpenError(
    `DATABASE_URL: на сервере PostgreSQL ${version.split(' ')[0]}, а нужен ${OLDEST_POSTGRES} или новее.`,
  )
}

/** Says why a PostgreSQL server could not be used, without the password of its address. */
export function serverProblem(error: unknown, databaseUrl: string): DatabaseOpenError {
  if (error instanceof DatabaseOpenError) return error
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const tell = PROBLEMS[code]
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1))
  // An AggregateError (localhost has two addresses) has a code but no message.
  const text = tell ? tell(name) : `сервер PostgreSQL не отвечает (${message || code || String(error)})`
  return new DatabaseOpenError(`DATABASE_URL: ${text}.`, { cause: error })
}

const PROBLEMS: Readonly<Record<string, (name: string) => string>> = {
  '3D000': name => `на сервере нет базы данных ${inGuillemets(name)}, создайте её или исправьте адрес`,
  '28P01': () => 'сервер PostgreSQL не принял имя или пароль',
  '28000': () => 'сервер PostgreSQL не принял имя или пароль',
  '53300': () => 'у сервера PostgreSQL не осталось свободных соединений (max_connections)',
}

/** A file system that refuses to write: read-only, full, not ours, or a file where a folder should be. */
export function folderProblem(error: unknown, dataDir: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException
  if (!FOLDER_CODES.has(code)) return error
  return new DatabaseOpenError(
    `В папку данных ${dataDir} нельзя писать (${code}): откройте её для записи или задайте другую в DATA_DIR.`,
    { cause: error },
  )
}

const FOLDER_CODES: ReadonlySet<string> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT'],
])
