import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Joins the stylesheets that a page loads first into one file: over HTTP/1.1 a second file costs a second connection before
 * the first paint. `pages` are lists of stylesheet addresses. Returns the files it made, as paths from the client folder.
 */
export function joinStyles(clientDir: string, pages: Iterable<readonly string[]>): string[] {
  const fileOf: Record<string, string> = {}
  for (const styles of pages) {
    const key = styles.join()
    if (styles.length < 2 || key in fileOf) continue
    const text = styles.map(file => readFileSync(join(clientDir, file), 'utf8')).join('')
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
    fileOf[key] = `/assets/page-${hash}.css`
    writeFileSync(join(clientDir, fileOf[key]), text)
  }
  writeFileSync(join(clientDir, '.vite/joined-styles.json'), JSON.stringify(fileOf))
  return Object.values(fileOf).map(file => file.slice(1))
}
