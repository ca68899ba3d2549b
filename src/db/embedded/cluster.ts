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
import { unpackCluster } from './packed-cluster.ts'

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Fsyncs every file and folder under `folder`, and its own directory entry. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
  syncPath(dirname(folder))
}

export interface OpenedCluster<T> {
  opened: T
  /** Makes a new cluster durable, if that was left to the end. */
  finish: () => void
}

/**
 * An interrupted initialisation is discarded at the next start. The marker file means "unfinished" rather than
 * "finished": losing it must never cost data.
 */
export async function prepareCluster<T>(
  { clusterDir, templateDir, isNewLazy }: WorkerStart,
  openFiles: (clusterDir: string, isLazy: boolean) => Promise<T>,
): Promise<OpenedCluster<T>> {
  const open = (isLazy = false) => {
    mkdirSync(clusterDir, { recursive: true })
    // PGlite makes its files world-writable; the mode of the folder keeps other users out.
    chmodSync(clusterDir, 0o700)
    return openFiles(clusterDir, isLazy)
  }
  const unfinished = `${clusterDir}.unfinished`
  if (existsSync(unfinished)) rmSync(clusterDir, { recursive: true, force: true })
  else if (existsSync(join(clusterDir, 'PG_VERSION'))) return { opened: await open(), finish: () => undefined }

  writeFileSync(unfinished, '')
  syncPath(dirname(clusterDir))
  if (templateDir) cpSync(templateDir, clusterDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  else unpackCluster(clusterDir)
  const opened = await open(isNewLazy)
  const finish = () => {
    syncTree(clusterDir)
    rmSync(unfinished)
    syncPath(dirname(clusterDir))
  }
  if (isNewLazy) return { opened, finish }
  finish()
  return { opened, finish: () => undefined }
}
