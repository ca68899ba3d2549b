import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import lighthouse, { desktopConfig } from 'lighthouse'
import { chromium } from 'playwright-core'
import { budgets, type Finding, printFindings } from './budget.ts'
import { browserPath, STARTED_MS, startDemoSite } from './demo-site.ts'
import { freePort } from './free-port.ts'

const RUNS = 5
const DEVICES = ['mobile', 'desktop'] as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Audits with a budget besides scores, and their devices. */
const AUDITS: { audit: keyof typeof budgets.lighthouse.audits; title: string; unit: string; devices: string[] }[] = [
  { audit: 'largest-contentful-paint', title: 'LCP', unit: 'мс', devices: ['mobile'] },
  { audit: 'total-blocking-time', title: 'блокировка', unit: 'мс', devices: ['mobile'] },
  { audit: 'cumulative-layout-shift', title: 'сдвиги', unit: 'CLS', devices: ['mobile', 'desktop'] },
]

/** A small page without scripts, measured in the same run: where it is slow, the machine is. */
const REFERENCE = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Образец</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Образец">
</head><body><main><h1>Образец</h1>${'<p>Строка образца.</p>'.repeat(50)}</main></body></html>`

/** Medians of five runs for the four main pages on both devices, beside the reference page. */
export async function measureLighthouse(): Promise<Finding[]> {
  const site = await startDemoSite()
  const reference = await serveReference()
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: browserPath(), args })
  try {
    const { origin } = site
    const pages = [
      { name: 'образец', url: reference.url, isOurs: false },
      ...(await mainPages(origin)).map(path => ({ name: path, url: origin + path, isOurs: true })),
    ]
    const findings: Finding[] = []
    for (const { name, url, isOurs } of pages) {
      for (const device of DEVICES) {
        const found = await measurePage({ name, url, isOurs, device, port })
        // The whole takes a quarter of an hour.
        printFindings(found)
        findings.push(...found)
      }
    }
    return findings
  } finally {
    await browser.close()
    reference.server.close()
    await site.stop()
  }
}

/** The main page, a rating, its leader and a comparison of its first three. */
async function mainPages(origin: string): Promise<string[]> {
  const address = `${origin}/api/rating-page-main-info?path=/digital-agencies/`
  let answer = await fetch(address)
  // A site that has just started may still shed load.
  for (; answer.status === 503; answer = await fetch(address)) await setTimeout(1_000)
  const { rows } = (await answer.json()) as { rows: { agency: { id: number; name_lat: string } }[] }
  const ids = rows.slice(0, 3).map(({ agency }) => agency.id)
  return ['/', '/digital-agencies/', `/agency-${rows[0]?.agency.name_lat}/`, `/compare/?ids=${ids.join(',')}`]
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

interface Asked {
  name: string
  url: string
  isOurs: boolean
  device: (typeof DEVICES)[number]
  port: number
}

async function measurePage({ name, url, isOurs, device, port }: Asked): Promise<Finding[]> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    // Only speed differs between runs.
    const onlyCategories = run === 0 ? [...CATEGORIES] : ['performance']
    const result = await lighthouse(
      url,
      // It would stop watching before the application starts.
      { port, logLevel: 'error', onlyCategories, pauseAfterLoadMs: STARTED_MS },
      device === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    runs.push(result.lhr)
  }
  const median = (read: (run: Result) => number | undefined) => {
    const values = runs.flatMap(run => read(run) ?? []).sort((one, other) => one - other)
    return values[Math.floor(values.length / 2)] ?? 0
  }
  const { scores, audits: limits } = budgets.lighthouse
  const bounds = (limit: object | undefined) => (isOurs ? (limit ?? {}) : {})
  return [
    ...CATEGORIES.map(category => ({
      name: `${name} ${device} ${category}`,
      value: median(({ categories }) => scoreOf(categories[category])),
      unit: 'баллов',
      bounds: bounds(category === 'performance' ? scores[device] : scores.others),
    })),
    ...AUDITS.map(({ audit, title, unit, devices }) => ({
      name: `${name} ${device} ${title}`,
      value: median(({ audits }) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY),
      unit,
      bounds: bounds(devices.includes(device) ? limits[audit] : undefined),
    })),
    {
      name: `${name} ${device} скорость машины`,
      value: median(({ environment }) => environment.benchmarkIndex),
      unit: 'по Lighthouse, 1500 и больше — быстрая',
      bounds: {},
    },
  ]
}

/** Lighthouse gives null where it could not measure. */
const scoreOf = (category: { score: number | null } | undefined): number | undefined =>
  category && (category.score ?? 0) * 100

async function serveReference(): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(REFERENCE)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
