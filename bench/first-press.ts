import { type Browser, chromium, devices } from 'playwright-core'
import { budgets, type Finding } from './budget.ts'
import { browserPath, STARTED_MS, startDemoSite } from './demo-site.ts'

const RUNS = 7
/** As Lighthouse slows down a phone. */
const SLOWDOWN = 4
const PHONE = devices['Pixel 7']
const OPENER = 'header [aria-label="Меню"]'

/** When the menu was touched, and when it was on the screen. */
const WATCH = `addEventListener('touchstart', ({ timeStamp }) => { window.touchedAt ??= timeStamp }, true)
addEventListener('DOMContentLoaded', () => {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('dialog[open]')) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => { window.shownAt = performance.now() }))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
})`

const ANSWERED = `new Promise(resolve => {
  const look = () => (window.shownAt ? resolve(window.shownAt - window.touchedAt) : setTimeout(look, 20))
  look()
})`

/** Files have come, nothing has run: the worst moment for a first press (docs/decisions/0021-start-at-a-sign-of-life.md). */
const ARRIVED_MS = 2_000

/** Opening the menu on a slow phone: by the first act of a visit, and once the application has started. */
export async function measureFirstPress(): Promise<Finding[]> {
  const site = await startDemoSite()
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const first: number[] = []
    const later: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      first.push(await press(browser, site.origin, ARRIVED_MS))
      later.push(await press(browser, site.origin, STARTED_MS))
    }
    return [
      { name: 'первое нажатие', value: median(first), unit: 'мс', bounds: {} },
      { name: 'нажатие после запуска', value: median(later), unit: 'мс', bounds: {} },
      {
        name: 'первое к обычному',
        value: median(first) / median(later),
        unit: 'раз',
        bounds: budgets.firstPress.toLater,
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function press(browser: Browser, origin: string, waitMs: number): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(WATCH)
  await page.goto(origin)
  await page.waitForTimeout(waitMs)
  const { x, y, width, height } = (await page.locator(OPENER).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  const took = await page.evaluate<number>(ANSWERED)
  await context.close()
  return took
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
