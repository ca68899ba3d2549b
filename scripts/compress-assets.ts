import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = new Set(['.js', '.css', '.svg', '.json'])
const LEVELS = {
  quick: { brotli: 5, gzip: 5 },
  // File names contain a content hash, so this pays off once.
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
} as const

/** Compresses files of the client's folder; a running site may be serving those of an earlier compression. */
export async function compressAssets(
  clientDir: string,
  files: readonly string[],
  level: keyof typeof LEVELS,
): Promise<void> {
  const { brotli, gzip: gzipLevel } = LEVELS[level]
  const compressOne = async (path: string) => {
    const bytes = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: brotli }
    replace(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
    replace(`${path}.gz`, await promisify(gzip)(bytes, { level: gzipLevel }))
  }
  const queue = files.filter(file => COMPRESSED.has(extname(file))).map(file => join(clientDir, file))
  const work = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) await compressOne(path)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

function replace(path: string, bytes: Buffer): void {
  // No name of a file that is served or kept.
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}
