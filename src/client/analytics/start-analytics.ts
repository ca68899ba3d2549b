import type { CarrierName } from '#domain/analytics/carriers.ts'
import type { GoalName } from '#domain/analytics/goals.ts'
import type { ShownPages } from '../browser/first-movement.ts'
import { localStore } from '../browser/stored/storage.ts'
import type { AppStore } from '../store/make-store.ts'
import { AdClicks } from './ad-clicks.ts'
import type { Carrier } from './carrier.ts'
import { ExperimentVisit } from './experiment.ts'
import { goalsOfPress } from './goals-of-press.ts'
import { watchCommands, watchQueries } from './goals-of-store.ts'
import { metrikaCarrier } from './metrika.ts'
import { takeGoals } from './reach-goal.ts'
import { trackerCarrier } from './tracker.ts'
import { WithheldGoals } from './withheld-goals.ts'

/** Runs while the visitor's consent lasts. */
interface Tracking {
  carriers: readonly Carrier[]
  experiment: ExperimentVisit | null
  adClicks: AdClicks
  withheld: WithheldGoals
  /** The path of the current page. */
  shown: string
  /** The page before, if it was not private. */
  referrer: string
}

/** Starts once; follows the visitor's consent from then on. `isCounted` is of the current page: private ones are not. */
export function startAnalytics(pages: ShownPages, store: AppStore, isCounted: () => boolean): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  let tracking: Tracking | null = null

  const tell = (goal: GoalName, only?: readonly CarrierName[]) => {
    if (!tracking || !isCounted()) return
    for (const carrier of tracking.carriers) if (!only || only.includes(carrier.name)) carrier.reach(goal)
    tracking.experiment?.reach(goal)
  }

  /** Behind a private link, a carrier that reads the page must wait for a public one; the others get the name alone. */
  const tellSent = (goal: GoalName) => {
    if (!tracking || isCounted()) return tell(goal)
    for (const carrier of tracking.carriers) if (!carrier.readsPage) carrier.reach(goal)
    tracking.withheld.add(goal)
  }

  const view = () => {
    const { pathname, page } = pages.current
    if (!tracking || tracking.shown === pathname) return
    const isFirst = tracking.shown === ''
    tracking.shown = pathname
    if (!isFirst) tracking.experiment?.pageChanged()
    const show = () => {
      if (!tracking || tracking.shown !== pathname || !isCounted()) return
      const { carriers, experiment, referrer, withheld } = tracking
      for (const carrier of carriers) carrier.view({ pathname, title: document.title, referrer })
      for (const goal of withheld.take()) for (const carrier of carriers) if (carrier.readsPage) carrier.reach(goal)
      experiment?.pageShown(page.name)
      tracking.referrer = window.location.origin + pathname
    }
    // A moment after a navigation, the address and the title are those of the new page.
    if (isFirst) show()
    else setTimeout(show)
  }

  const followConsent = () => {
    const isAgreed = store.getState().notices.cookieChoice?.analytics === true
    if (isAgreed === (tracking !== null)) return
    if (tracking) {
      for (const part of [...tracking.carriers, tracking.adClicks, tracking.withheld, tracking.experiment]) part?.stop()
      tracking = null
    } else {
      tracking = makeTracking(store, carriers => tell('ad-click', carriers))
      view()
      tracking.adClicks.start()
    }
  }

  followConsent()
  store.subscribe(followConsent)
  pages.subscribe(view)
  takeGoals(goal => tell(goal))
  watchCommands(store, tellSent)
  watchQueries(pages, tell)
  const press = ({ target, button }: MouseEvent) => {
    // The right button opens a menu; the middle one opens a tab.
    if (!tracking || button > 1 || !(target instanceof Element)) return
    for (const { goal, carriers } of goalsOfPress(target, pages.current)) {
      if (goal === 'ad-click') tracking.adClicks.click(carriers)
      else tell(goal, carriers)
    }
  }
  // Captured, because the page's own handlers change what was pressed.
  document.addEventListener('click', press, true)
  document.addEventListener('auxclick', press, true)
}

function makeTracking(store: AppStore, report: (carriers?: readonly CarrierName[]) => void): Tracking {
  const { analytics = {}, device } = store.getState().site
  const { metrika, tracker, experiment } = analytics
  return {
    carriers: [...(metrika ? [metrikaCarrier(metrika)] : []), ...(tracker ? [trackerCarrier(tracker)] : [])],
    experiment: experiment ? new ExperimentVisit(store, experiment) : null,
    adClicks: new AdClicks({ storage: localStore(), device, report }),
    withheld: new WithheldGoals(localStore()),
    shown: '',
    referrer: document.referrer,
  }
}
