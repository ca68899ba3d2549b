import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { hydrated } from '../browser/browser.ts'

/** A sentence of the specification and how the running site is asked about it. */
export interface Clause {
  says: string
  check: (tools: Tools) => Promise<void>
}

export interface Tools {
  openPage: (device: Device, options?: BrowserContextOptions) => Promise<Page>
}

/** The record of a call in the store, as the specification describes it. */
export interface StoredRecord {
  response: unknown
  isAjax: boolean
  isError: boolean
  error: { message: string; status: number | null; data: unknown } | null
}

interface StoredState {
  remote: Record<string, StoredRecord | undefined>
  autocomplete?: { error: string | null; results: unknown[] }
  site: { fontSize: number; isServerRendered: boolean }
}

/** The store of the running application, which hangs on the root that React rendered into. */
export const storedState = (page: Page): Promise<StoredState> =>
  page.evaluate<StoredState>(`(() => {
    const root = document.getElementById('root')
    const name = Object.keys(root).find(key => key.startsWith('__reactContainer'))
    let fiber = root[name].stateNode.current
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child
    return JSON.parse(JSON.stringify(fiber.memoizedProps.store.getState()))
  })()`)

/** Records of agency headers have their agency's name beside the call's. */
export const recordOf = async (page: Page, call: string): Promise<StoredRecord | undefined> =>
  Object.entries((await storedState(page)).remote).find(([name]) => name === call || name.startsWith(`${call} `))?.[1]

/** Goes to an address within the document, as a click on a link does. */
export const follow = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const link = document.createElement('a')
    link.href = ${JSON.stringify(path)}
    document.body.append(link)
    link.click()
    link.remove()
  })()`)

export async function openHydrated({ openPage }: Tools, path: string, device: Device = 'desktop'): Promise<Page> {
  const page = await openPage(device)
  await page.goto(path)
  await hydrated(page)
  return page
}

/** Passes the time of a chunk that never comes. The new page asks for it once more before it gives up. */
export async function failedAfter(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
  await expect
    .poll(async () => {
      await page.clock.fastForward(30_000)
      return page.getByText('Error!').count()
    })
    .toBe(1)
}
