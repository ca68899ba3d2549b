import { type AnalyticsCategory, CATEGORY_GOAL_NUMBERS, type CategoryAct } from './category-goals.ts'

/** Goals of any page. The operator creates each in the counter as a JavaScript event with this name. */
export const PLAIN_GOALS = [
  'ad-click',
  'compare',
  'email-open',
  'feedback-send',
  'file-download',
  'filter-use',
  'form-send',
  'js_error',
  'menu-click',
  'phone-call',
  'phone-show',
  'registration-send',
  'review-request-send',
  'review-send',
  'row-open',
  'search',
  'selection-add',
  'site-open',
  'subscribe',
  'tender-open',
  'tender-send',
  'why-open',
] as const

export type PlainGoal = (typeof PLAIN_GOALS)[number]
export type CategoryGoal = `${CategoryAct}-${AnalyticsCategory}`

/** Everything that can be reported; any other name does not compile. */
export type GoalName = PlainGoal | CategoryGoal

const CATEGORY_GOALS = new Map<string, { act: string; category: string; number: number }>(
  Object.entries(CATEGORY_GOAL_NUMBERS).flatMap(([category, numbers]) =>
    Object.entries(numbers).map(([act, number]) => [`${act}-${category}`, { act, category, number }] as const),
  ),
)

/** The number of a category's goal; the others have none. */
export const goalNumber = (goal: GoalName): number | null => CATEGORY_GOALS.get(goal)?.number ?? null

/** Spec §7: the page-view tracker gets goals as virtual pages: `/virt_ga/first-row/web/`. */
export function virtualPath(goal: GoalName): string {
  const known = CATEGORY_GOALS.get(goal)
  return `/virt_ga/${known ? `${known.act}/${known.category}` : goal}/`
}

export const isGoalName = (text: string): text is GoalName =>
  CATEGORY_GOALS.has(text) || (PLAIN_GOALS as readonly string[]).includes(text)
