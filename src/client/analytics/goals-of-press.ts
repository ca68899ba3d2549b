import type { CarrierName } from '#domain/analytics/carriers.ts'
import type { CategoryAct } from '#domain/analytics/category-goals.ts'
import { categoryOfRating } from '#domain/analytics/category-of-rating.ts'
import type { CategoryGoal, GoalName, PlainGoal } from '#domain/analytics/goals.ts'
import type { RatingPath } from '#domain/paths/rating-path.ts'
import type { ResolvedPage } from '../app/page.ts'

export interface PressGoal {
  goal: GoalName
  /** Spec §3, `fixYaGoals` and `fixGaPageView`: who is told of a sponsor's click; all, if absent. */
  carriers?: readonly CarrierName[]
}

const AD = 'a[rel~="sponsored"]'

/** The first that matches is reached. Checkboxes are ticked already when their click is heard. */
const PRESSES: readonly (readonly [selector: string, goal: PlainGoal])[] = [
  ['[data-part="why"]:not([aria-expanded="true"])', 'why-open'],
  ['[data-part="more"]:not([aria-expanded="true"])', 'row-open'],
  ['[data-count="site-opened"]', 'site-open'],
  ['a[href^="/tender/"], [formaction^="/tender/"]', 'tender-open'],
  ['a[href^="tel:"]', 'phone-call'],
  ['a[href^="mailto:"]', 'email-open'],
  ['a[download], a[href$=".csv"]', 'file-download'],
  ['input[name="ids"]:checked', 'selection-add'],
  ['nav[aria-label="Главное меню"] a', 'menu-click'],
]

const ROWS = 'section[aria-label="Участники рейтинга"]'
/** One per row, of an agency or a content system: links of open rows and sponsors are nested deeper. */
const ROW_LINK = ':is(td, th, li) > :is(a[href^="/agency-"], a[href^="/cms-"])'

/** The goals that a click reaches, before the page's own handlers change what was clicked. */
export function goalsOfPress(target: Element, { page, params }: ResolvedPage): PressGoal[] {
  const categoryGoal = (act: CategoryAct): CategoryGoal[] =>
    page.name === 'rating' ? [`${act}-${categoryOfRating(params as unknown as RatingPath)}`] : []
  const ad = target.closest<HTMLElement>(AD)
  if (ad) {
    const carriers = ad.dataset.carriers?.split(' ') as CarrierName[] | undefined
    const goals: GoalName[] = ['ad-click', ...categoryGoal('sponsor-click')]
    return goals.map(goal => (carriers ? { goal, carriers } : { goal }))
  }
  const found = PRESSES.find(([selector]) => target.closest(selector))
  const row = rowOf(target)
  return [...(found ? [found[1]] : []), ...(row ? categoryGoal(row) : [])].map(goal => ({ goal }))
}

/** Links and buttons of a row: the first of the list, or one below it. */
function rowOf(target: Element): CategoryAct | null {
  const row = target.closest('a, button')?.closest('tr, li')
  const link = row?.querySelector(ROW_LINK)
  const list = row?.closest(ROWS)
  if (!link || !list) return null
  return list.querySelector(ROW_LINK) === link ? 'first-row' : 'middle-row'
}
