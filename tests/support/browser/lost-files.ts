import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

type Manifest = Record<string, { file: string; css?: string[] } | undefined>

/** How a file is lost: the network fails, or a release has removed it. */
export type Loss = 'aborted' | 'gone'

const readIndex = (name: string): unknown =>
  JSON.parse(readFileSync(join(inject('distDir'), 'client/.vite', name), 'utf8'))

const chunkOf = (module: string) => {
  const manifest = readIndex('manifest.json') as Manifest
  // Views share a chunk with their family, which the manifest names after its group.
  const file = (readIndex('lazy-modules.json') as Record<string, string>)[module]
  const chunk = manifest[module] ?? Object.values(manifest).find(each => each?.file === file)
  if (!chunk) throw new Error(`${module} is in no chunk that is loaded by itself`)
  return chunk
}

/** The bundle's file of a module that is loaded by itself. */
export const scriptOf = (module: string): string => chunkOf(module).file

export const styleOf = (module: string): string => {
  const [style] = chunkOf(module).css ?? []
  if (!style) throw new Error(`${module} has no styles of its own`)
  return style
}

/** Loses a file for this page; the returned function brings it back. */
export async function lose(page: Page, file: string, loss: Loss): Promise<() => Promise<void>> {
  const pattern = `**/${file}*`
  await page.route(pattern, route => (loss === 'aborted' ? route.abort() : route.fulfill({ status: 404 })))
  return () => page.unroute(pattern)
}

/** Lets a file never come; the returned function lets later requests through. */
export async function hang(page: Page, file: string): Promise<() => Promise<void>> {
  const pattern = `**/${file}*`
  await page.route(pattern, () => undefined)
  return () => page.unroute(pattern)
}
