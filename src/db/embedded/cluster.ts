import {
  chmodSync,
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { WorkerStart } from './messages.ts'

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Brings every file and folder under `folder` to the disk, the folder's own name included. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
  syncPath(dirname(folder))
}

/**
 * Runs the first initialisation so that an interrupted one is thrown away at the next start. The mark says
 * "unfinished" and not "finished": losing a mark must never cost data.
 */
export async function prepareCluster<T>(
  { clusterDir, templateDir }: WorkerStart,
  openFiles: (clusterDir: string) => Promise<T>,
): Promise<T> {
  const open = () => {
    mkdirSync(clusterDir, { recursive: true })
    // PGlite makes its files writable for everyone; the folder keeps others out.
    chmodSync(clusterDir, 0o700)
    return openFiles(clusterDir)
  }
  const unfinished = `${clusterDir}.unfinished`
  if (existsSync(unfinished)) rmSync(clusterDir, { recursive: true, force: true })
  else if (existsSync(join(clusterDir, 'PG_VERSION'))) return open()

  writeFileSync(unfinished, '')
  syncPath(dirname(clusterDir))
  if (templateDir) cpSync(templateDir, clusterDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const opened = await open()
  syncTree(clusterDir)
  rmSync(unfinished)
  syncPath(dirname(clusterDir))
  return opened
}
