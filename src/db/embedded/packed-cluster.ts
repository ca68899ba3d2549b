import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * A new cluster of PostgreSQL, packed by `scripts/generate-cluster.ts`. Making one takes four seconds of processor time
 * and more than a gigabyte, because PGlite runs initdb in several instances of itself.
 */
export const EMPTY_CLUSTER = join(import.meta.dirname, 'empty-cluster.br')

interface Contents {
  /** Of PGlite: another one may store its files in another way. */
  version: string
  folders: readonly string[]
  files: readonly { path: string; size: number }[]
}

/** Skips PostgreSQL's template databases: they are half of the files, and nothing connects to them. */
export const isNeeded = (path: string): boolean => !/\/base\/[14]\/\d/.test(path)

export function packCluster(folder: string, version: string): Buffer {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(entry => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
    .filter(({ path }) => isNeeded(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const bodies = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => ({ path, bytes: readFileSync(path) }))
  const contents: Contents = {
    version,
    folders: entries.filter(({ isFolder }) => isFolder).map(({ path }) => relative(folder, path)),
    files: bodies.map(({ path, bytes }) => ({ path: relative(folder, path), size: bytes.length })),
  }
  const packed = Buffer.concat([Buffer.from(`${JSON.stringify(contents)}\n`), ...bodies.map(({ bytes }) => bytes)])
  return brotliCompressSync(packed, { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } })
}

export function unpackCluster(folder: string): void {
  const { contents, bytes } = readPacked()
  for (const path of contents.folders) mkdirSync(join(folder, path), { recursive: true })
  let offset = 0
  for (const { path, size } of contents.files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), bytes.subarray(offset, offset + size))
    offset += size
  }
}

/** The version of PGlite that made the packed cluster. */
export const packedVersion = (): string => readPacked().contents.version

function readPacked(): { contents: Contents; bytes: Buffer } {
  const packed = brotliDecompressSync(readFileSync(EMPTY_CLUSTER))
  const end = packed.indexOf('\n')
  return { contents: JSON.parse(packed.toString('utf8', 0, end)) as Contents, bytes: packed.subarray(end + 1) }
}
