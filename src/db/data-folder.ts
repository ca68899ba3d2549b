import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { folderProblem } from './open-error.ts'

/** Makes the data folder for its owner only, or says in one sentence why it cannot be made. */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw folderProblem(error, dataDir)
  }
}

/** Not `recursive`: where the file system makes no folders, as in /proc, Node would try the same two for ever. */
function makeFolder(folder: string, isParentMade = false): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || isParentMade || dirname(folder) === folder) throw error
    makeFolder(dirname(folder))
    makeFolder(folder, true)
  }
}
