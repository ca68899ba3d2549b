import { COMMANDS } from '#contract/call-facts.generated.ts'
import type { CommandName } from '#contract/index.ts'
import type { PlainGoal } from '#domain/analytics/goals.ts'
import type { ShownPages } from '../browser/first-movement.ts'
import type { AppStore } from '../store/make-store.ts'
import { recordOf } from '../store/remote.ts'

type Reach = (goal: PlainGoal) => void

/** Goals of successful commands; any other command is a sent form, but those with null are sent by no press. */
const OF_COMMAND: Partial<Record<CommandName, PlainGoal | null>> = {
  'tender-read': null,
  'count-events': null,
  'agency-show-phone': 'phone-show',
  'tenderline-form': 'tender-send',
  'send-feedback': 'feedback-send',
  'agency-page-send-feedback': 'feedback-send',
  'review-req-new': 'review-request-send',
  'review-add-send': 'review-send',
  '/v2/forms/registration': 'registration-send',
  '/v2/digitalStats/subscribe': 'subscribe',
  'cases-subscribe': 'subscribe',
  'news-subscribe': 'subscribe',
}

/** Reports each command when its answer comes. */
export function watchCommands(store: AppStore, reach: Reach): void {
  const names = Object.keys(COMMANDS) as CommandName[]
  // Going back restores earlier answers, which are no news.
  const seen = new WeakSet<object>()
  const look = (report: Reach) => {
    const { remote } = store.getState()
    for (const name of names) {
      const { answered } = recordOf(remote, name)
      if (answered === null || seen.has(answered)) continue
      seen.add(answered)
      const { [name]: goal = 'form-send' } = OF_COMMAND
      if (goal) report(goal)
    }
  }
  look(() => undefined)
  store.subscribe(() => look(reach))
}

/** Searches, comparisons, and lists whose query changed. */
export function watchQueries(pages: ShownPages, reach: Reach): void {
  let shown = { pathname: '', search: '' }
  const look = () => {
    const { pathname, search, page } = pages.current
    const before = shown
    shown = { pathname, search }
    if (before.pathname === pathname && before.search === search) return
    if (page.name === 'search' || page.name === 'compare') {
      if (search !== '') reach(page.name)
    } else if (before.pathname === pathname) reach('filter-use')
  }
  look()
  pages.subscribe(look)
}
