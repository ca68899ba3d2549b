import { constants, createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

export const FORMAT = 'merilo-backup'
export const FORMAT_VERSION = 1

export interface BackupHeader {
  format: typeof FORMAT
  version: number
  /** ISO timestamp. */
  madeAt: string
  /** Names of the applied migrations: the copy fits only a database with the same ones. */
  migrations: string[]
}

/** One value per column, as PostgreSQL writes it in text. */
export type BackupRow = (string | null)[]

/** A line of the file after the header: a row of the table named before, or one of these. */
export type BackupMark =
  | { table: string; columns: string[] }
  | { sequence: string; next: string }
  /** A file of the data folder. */
  | { file: string; content: string }
  /** The last line, with the number of rows: a file without it is cut off. */
  | { end: number }

export type BackupLine = BackupHeader | BackupMark | BackupRow

/** A sentence for the operator. */
export class BackupError extends Error {}

const NOT_A_BACKUP = 'Это не резервная копия Мерила, или файл повреждён.'
const NEWLINE = 0x0a

/**
 * Gzipped JSON lines, readable by the owner only. The file appears under its name when it is complete and on disk; an
 * existing one is never overwritten.
 */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  const part = `${path}.part`
  await reserve(path)
  try {
    const handle = await open(part, 'w', 0o600)
    // The stream closes the handle.
    await pipeline(Readable.from(lines), createGzip({ level: 6 }), handle.createWriteStream({ flush: true }))
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(part, { force: true })
    await rm(path, { force: true })
    throw error
  }
}

/** The new name is on disk only after this. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

/** Creates the empty file, so that two backups cannot have the same name. */
async function reserve(path: string): Promise<void> {
  const flags = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY
  const handle = await open(path, flags, 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupError(`Файл ${path} уже есть: выберите другое имя.`)
    throw new BackupError(`Файл ${path} не создать: ${error.code ?? error.message}.`, { cause: error })
  })
  await handle.close()
}

/** Passes the lines to `take` and returns its result; any damage fails before the result is known. */
export function readBackupFile<T>(path: string, take: (lines: AsyncIterable<BackupLine>) => Promise<T>): Promise<T> {
  return pipeline(createReadStream(path), createGunzip(), (source: AsyncIterable<Buffer>) =>
    take(parseLines(source)),
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`Файла ${path} нет.`, { cause: error })
    if (error.code?.startsWith('Z_')) throw new BackupError(NOT_A_BACKUP, { cause: error })
    throw error
  })
}

async function* parseLines(source: AsyncIterable<Buffer>): AsyncGenerator<BackupLine> {
  // Not readline, which also splits at U+2028.
  let pending: Buffer[] = []
  for await (const chunk of source) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield parse(Buffer.concat([...pending, chunk.subarray(start, end)]))
      pending = []
      start = end + 1
    }
    pending.push(chunk.subarray(start))
  }
}

function parse(line: Buffer): BackupLine {
  try {
    return JSON.parse(line.toString()) as BackupLine
  } catch (error) {
    throw new BackupError(NOT_A_BACKUP, { cause: error })
  }
}

/** The header, or a sentence about why the file cannot be used. */
export function checkHeader(line: BackupLine | undefined): BackupHeader {
  if (!line || Array.isArray(line) || !('format' in line) || line.format !== FORMAT) throw new BackupError(NOT_A_BACKUP)
  if (line.version !== FORMAT_VERSION) {
    throw new BackupError(`Формат копии — ${line.version}, эта версия программы понимает ${FORMAT_VERSION}.`)
  }
  return line
}
