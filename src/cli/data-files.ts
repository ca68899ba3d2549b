import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the data folder without which rows of the database cannot be read. */
const FILES = ['secret-key']

export function readDataFiles(dataDir: string): Map<string, Buffer> {
  const present = FILES.filter(name => existsSync(join(dataDir, name)))
  return new Map(present.map(name => [name, readFileSync(join(dataDir, name))]))
}

/** Returns the names of those that differed. */
export function writeDataFiles(dataDir: string, files: ReadonlyMap<string, Buffer>): string[] {
  const changed = [...files].filter(([name, content]) => {
    const path = join(dataDir, name)
    // Names come from the copy: no others may be written.
    return FILES.includes(name) && !(existsSync(path) && readFileSync(path).equals(content))
  })
  for (const [name, content] of changed) {
    const part = join(dataDir, `${name}.part`)
    writeFileSync(part, content, { mode: 0o600 })
    renameSync(part, join(dataDir, name))
  }
  return changed.map(([name]) => name)
}
