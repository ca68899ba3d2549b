import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder } from '#db/data-folder.ts'
import { folderProblem } from '#db/open-error.ts'

/** Files of the data folder without which rows of the database cannot be read. */
const FILES = ['secret-key']

export function readDataFiles(dataDir: string): Map<string, Buffer> {
  const present = FILES.filter(name => existsSync(join(dataDir, name)))
  return new Map(present.map(name => [name, readFileSync(join(dataDir, name))]))
}

export interface WrittenFiles {
  /** Names of those that differed. */
  changed: string[]
  /** The replaced files are kept beside the new ones until one of these is called. */
  keep(): void
  undo(): void
}

/** Writes all files or none. */
export function writeDataFiles(dataDir: string, files: ReadonlyMap<string, Buffer>): WrittenFiles {
  const undoing: (() => void)[] = []
  const undo = () => {
    for (const step of undoing.toReversed()) step()
  }
  try {
    const present = readDataFiles(dataDir)
    // Names come from the copy: no others may be written.
    const changed = [...files].filter(([name, content]) => FILES.includes(name) && !present.get(name)?.equals(content))
    for (const [name, content] of changed) {
      makeDataFolder(dataDir)
      replace(join(dataDir, name), content, undoing)
    }
    const names = changed.map(([name]) => name)
    const keep = () => {
      for (const name of names) rmSync(replacedBy(join(dataDir, name)), { force: true })
    }
    return { changed: names, keep, undo }
  } catch (error) {
    undo()
    throw folderProblem(error, dataDir)
  }
}

const replacedBy = (path: string): string => `${path}.replaced`

function replace(path: string, content: Buffer, undoing: (() => void)[]): void {
  const part = `${path}.part`
  undoing.push(() => rmSync(part, { force: true }))
  writeFileSync(part, content, { mode: 0o600, flush: true })
  if (existsSync(path)) {
    // A link and not a rename: a site that found no key meanwhile would make one.
    rmSync(replacedBy(path), { force: true })
    linkSync(path, replacedBy(path))
    undoing.push(() => renameSync(replacedBy(path), path))
  } else undoing.push(() => rmSync(path, { force: true }))
  renameSync(part, path)
}
