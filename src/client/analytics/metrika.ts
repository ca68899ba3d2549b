import { type GoalName, goalNumber } from '#domain/analytics/goals.ts'
import { cookiesOf, cookieText, writeCookie } from '../browser/stored/cookies.ts'
import type { Carrier } from './carrier.ts'
import { CounterQueue } from './counter-queue.ts'

interface MetrikaCounter {
  hit(url: string, options: { title: string; referer: string }): void
  reachGoal(name: string, params?: { number: number }): void
}

/** The part of the window that Metrika's script reads and writes. */
interface MetrikaWindow {
  ym?: { (...call: unknown[]): void; a?: unknown[][]; l?: number }
  [counter: `yaCounter${string}`]: MetrikaCounter | undefined
}

/** Only what we tell is sent: no recording of sessions, clicks or links, and no page view of its own. */
const OPTIONS = { defer: true, webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: false }
/** Metrika's own cookies of this site. */
const OWN_COOKIES = /^_ym/

export function metrikaCarrier({ id, url }: { id: string; url: string }): Carrier {
  const page = window as unknown as MetrikaWindow
  const counter = `yaCounter${id}` as const
  const queue = new CounterQueue(() => page[counter])
  let isLoading = false
  const tell = (message: (ready: MetrikaCounter) => void) => {
    if (!isLoading) load(page, id, url)
    isLoading = true
    queue.tell(message)
  }
  return {
    name: 'metrika',
    readsPage: true,
    view: ({ pathname, title, referrer }) =>
      tell(ready => ready.hit(window.location.origin + pathname, { title, referer: referrer })),
    reach: goal => tell(ready => ready.reachGoal(goal, paramsOf(goal))),
    stop: () => {
      queue.stop()
      forgetCookies()
    },
  }
}

function paramsOf(goal: GoalName): { number: number } | undefined {
  const number = goalNumber(goal)
  return number === null ? undefined : { number }
}

/** Metrika's documented loading code: calls made before the script has come wait in `ym.a`. */
function load(page: MetrikaWindow, id: string, url: string): void {
  // Loaded before consent was withdrawn and given again.
  if (page.ym) return
  const calls: unknown[][] = []
  page.ym = Object.assign((...call: unknown[]) => void calls.push(call), { a: calls, l: Date.now() })
  page.ym(Number(id), 'init', OPTIONS)
  const script = document.createElement('script')
  script.async = true
  script.src = url
  document.head.append(script)
}

function forgetCookies(): void {
  for (const pair of cookiesOf(document).split('; ')) {
    const [name = ''] = pair.split('=')
    if (!OWN_COOKIES.test(name)) continue
    // It sets them for the domain as well as for the host.
    for (const domain of ['', `; domain=${window.location.hostname}`]) {
      writeCookie(document, cookieText(name, null, 0) + domain)
    }
  }
}
