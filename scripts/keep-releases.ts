import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Open tabs and cached pages still ask for the files of earlier builds. */
const KEPT_BEFORE = 3
const LIST = 'releases.json'

/** Files of each build, newest first, as paths from the client folder. */
type Releases = readonly (readonly string[])[]

/** Read before a build. A folder without a list holds one earlier build. */
export function readReleases(clientDir: string): Releases {
  try {
    const list: unknown = JSON.parse(readFileSync(join(clientDir, LIST), 'utf8'))
    if (isReleases(list)) return list
  } catch {
    // No list yet, or a broken one.
  }
  const files = assetsIn(clientDir).map(withoutEncoding)
  return files.length === 0 ? [] : [[...new Set(files)]]
}

/** After a build: lists its files first and deletes those of no kept release. Returns the files of all kept ones. */
export function keepReleases(clientDir: string, before: Releases, built: readonly string[]): string[] {
  const files = [...built].sort()
  const earlier = before.filter(release => [...release].sort().join() !== files.join())
  const kept = [files, ...earlier.slice(0, KEPT_BEFORE)]
  const known = new Set(kept.flat())
  for (const file of assetsIn(clientDir)) if (!known.has(withoutEncoding(file))) rmSync(join(clientDir, file))
  writeFileSync(join(clientDir, LIST), JSON.stringify(kept))
  return [...known]
}

const assetsIn = (clientDir: string): string[] => globSync('assets/*', { cwd: clientDir })

const withoutEncoding = (file: string): string => file.replace(/\.(br|gz)$/, '')

const isReleases = (list: unknown): list is Releases =>
  Array.isArray(list) && list.every(files => Array.isArray(files) && files.every(file => typeof file === 'string'))
