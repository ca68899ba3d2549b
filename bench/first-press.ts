import { type Browser, chromium, devices } from 'playwright-core'
import { budgets, type Finding } from './budget.ts'
import { browserPath, STARTED_MS, startDemoSite } from './demo-site.ts'

const RUNS = 7
/** The start: it holds presses and loads the application. */
const START = '**/assets/start-*.js'
/** A visitor who knows where the menu is. */
const EARLY_MS = 500
/** As Lighthouse slows down a phone. */
const SLOWDOWN = 4
const PHONE = devices['Pixel 7']
const OPENER = 'header [aria-label="Меню"]'

/** Times of the touch and of the menu's appearance. */
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

interface Act {
  path: string
  control: string
  /** True once the act is done. */
  done: string
}

const MENU: Act = { path: '/', control: OPENER, done: `document.querySelector('dialog[open]')` }

/** Acts that the page without the application answers with another page. */
const ANSWERED_ALONE: Record<string, Act> = {
  '«Показать ещё»': {
    path: '/digital-agencies/',
    control: 'section a[data-press]',
    done: `document.querySelectorAll('button[data-part=why]').length > 20`,
  },
  '«Почему»': {
    path: '/digital-agencies/',
    control: 'button[data-part=why]',
    done: `document.querySelector('section[aria-label^="Почему это место"]')`,
  },
}

/**
 * The menu on a slow phone by the first touch of a visit and after the start; then acts at first sight, against what not
 * holding the press would give: for the menu a press after the start, for others the page that the server answers with.
 */
export async function measureFirstPress(): Promise<Finding[]> {
  const site = await startDemoSite()
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] })
  const { toLater, menuToLater, toPlainPage } = budgets.firstPress
  try {
    const first: number[] = []
    const later: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      first.push(await press(browser, site.origin, EARLY_MS))
      later.push(await press(browser, site.origin, STARTED_MS))
    }
    const menu = await timesOf(() => actAtFirstSight(browser, site.origin, MENU, true))
    const findings: Finding[] = [
      { name: 'первое нажатие', value: median(first), unit: 'мс', bounds: {} },
      { name: 'нажатие после запуска', value: median(later), unit: 'мс', bounds: {} },
      { name: 'первое к обычному', value: median(first) / median(later), unit: 'раз', bounds: toLater },
      { name: 'меню сразу', value: median(menu), unit: 'мс', bounds: {} },
      { name: 'меню сразу к обычному', value: median(menu) / median(later), unit: 'раз', bounds: menuToLater },
    ]
    for (const [name, act] of Object.entries(ANSWERED_ALONE)) {
      const held = await timesOf(() => actAtFirstSight(browser, site.origin, act, true))
      const alone = await timesOf(() => actAtFirstSight(browser, site.origin, act, false))
      findings.push(
        { name: `${name} сразу`, value: median(held), unit: 'мс', bounds: {} },
        { name: `${name} без приложения`, value: median(alone), unit: 'мс', bounds: {} },
        {
          name: `${name} к ответу без приложения`,
          value: median(held) / median(alone),
          unit: 'раз',
          bounds: toPlainPage,
        },
      )
    }
    return findings
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function timesOf(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) times.push(await measure())
  return times
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

/** From a press as soon as the control is painted to what it asks for, also in another document. */
async function actAtFirstSight(browser: Browser, origin: string, act: Act, isHeld: boolean): Promise<number> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const took = Promise.withResolvers<number>()
  await page.exposeFunction('answered', took.resolve)
  await page.route(START, route => (isHeld ? route.continue() : route.abort()))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(`{
  const now = () => performance.timeOrigin + performance.now()
  const watch = () => {
    if (!(${act.done})) return requestAnimationFrame(watch)
    window.answered(now() - sessionStorage.pressedAt)
  }
  const look = () => {
    const control = document.querySelector(${JSON.stringify(act.control)})
    const isPainted = performance.getEntriesByType('paint').length > 0
    // The script that holds presses runs at the end of the document.
    if (!control || !isPainted || document.readyState === 'loading') return requestAnimationFrame(look)
    sessionStorage.pressedAt = now()
    control.click()
    watch()
  }
  requestAnimationFrame(sessionStorage.pressedAt ? watch : look)
}`)
  await page.goto(origin + act.path)
  const ms = await took.promise
  await context.close()
  return ms
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
