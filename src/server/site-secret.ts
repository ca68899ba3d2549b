import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '#db/data-folder.ts'
import { folderProblem } from '#db/open-error.ts'
import type { Config } from './config.ts'

const OWNER_ONLY = 0o600
const FILE = 'secret-key'

/** 32 bytes from `SECRET_KEY`, or from a file that is made once in the data folder. */
export function readSiteSecret({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  return createHash('sha256')
    .update(secretKey ?? readFrom(dataDir))
    .digest()
}

function readFrom(dataDir: string): string {
  try {
    return readOrMake(join(dataDir, FILE), dataDir)
  } catch (error) {
    throw folderProblem(error, dataDir)
  }
}

function readOrMake(file: string, dataDir: string): string {
  const known = readIfThere(file)
  if (known !== null) {
    chmodSync(file, OWNER_ONLY)
    return known
  }
  makeDataFolder(dataDir)
  // A link appears complete or not at all, and only one process can make it: the others read the winner's.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: OWNER_ONLY })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
