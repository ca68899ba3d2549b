import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { ask, read } from './api-client.ts'
import { budgets, type Finding } from './budget.ts'
import type { HostileGet } from './hostile-gets.ts'

const SHOWN = 10
/** Of each kind: compiled code and kept answers are not the cost of a request. */
const WARM_UP = 8
/** As browsers do. */
const HEADERS = { 'accept-encoding': 'br, gzip' }
/** A tab without content leads to its agency, a page after the last is not found. */
const ALLOWED = [200, 204, 302, 404]

interface Measured {
  name: string
  cpuMs: number
  /** Rendered for the request, not served from the page cache. */
  isRenderedPage: boolean
}

/** The dearest GETs, relative to an ordinary one: the median of pages rendered for the request. */
export async function findDearest({ server, port }: { server: ChildProcess; port: number }): Promise<Finding[]> {
  const agent = new Agent({ keepAlive: true })
  const measured: Measured[] = []
  for (const get of await ask<HostileGet[]>(server, 'gets')) measured.push(await measure(get, { agent, server, port }))
  agent.destroy()
  const pages = measured.filter(({ isRenderedPage }) => isRenderedPage).toSorted(byCost)
  const ordinary = pages[Math.floor(pages.length / 2)]?.cpuMs ?? 0
  console.log(`  full: обычный GET ${ordinary.toFixed(1)} мс процессора, медиана ${pages.length} страниц`)
  return measured
    .toSorted(byCost)
    .slice(0, SHOWN)
    .map(({ name, cpuMs }) => ({
      name: `full: ${name}, ${cpuMs.toFixed(0)} мс, к обычному GET`,
      value: cpuMs / ordinary,
      unit: 'раз',
      bounds: budgets.api.dearest,
    }))
}

const byCost = (one: Measured, other: Measured): number => other.cpuMs - one.cpuMs

async function measure(
  { name, addresses }: HostileGet,
  { agent, server, port }: { agent: Agent; server: ChildProcess; port: number },
): Promise<Measured> {
  const send = (path: string) => read(agent, port, path, { headers: HEADERS, allowed: ALLOWED })
  for (const path of addresses.slice(0, WARM_UP)) await send(path)
  const before = await ask<{ cpuMs: number }>(server, 'cpu')
  let rendered = 0
  for (const path of addresses.slice(WARM_UP)) {
    const { headers } = await send(path)
    if (headers['server-timing']?.includes('desc=miss')) rendered += 1
  }
  const after = await ask<{ cpuMs: number }>(server, 'cpu')
  const requests = addresses.length - WARM_UP
  return { name, cpuMs: (after.cpuMs - before.cpuMs) / requests, isRenderedPage: rendered > requests / 2 }
}
