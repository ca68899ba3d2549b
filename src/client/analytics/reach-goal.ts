import type { GoalName } from '#domain/analytics/goals.ts'

type Report = (goal: GoalName) => void

let report: Report | undefined
const early: GoalName[] = []

/** Goals reached before the code of analytics has loaded wait for it. */
export function reachGoal(goal: GoalName): void {
  if (report) report(goal)
  else early.push(goal)
}

/** Replays what was reached so far, in order, and gets everything reached later. */
export function takeGoals(next: Report): void {
  report = next
  early.splice(0).forEach(next)
}
