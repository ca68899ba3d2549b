import { expect, test } from 'vitest'
import { reachGoal, takeGoals } from './reach-goal.ts'

test('goals reached before analytics has loaded are replayed in order, once; later ones go at once', () => {
  reachGoal('js_error')
  reachGoal('tender-send')
  const taken: unknown[][] = []
  takeGoals((...goal) => taken.push(goal))
  expect(taken.map(([goal]) => goal)).toEqual(['js_error', 'tender-send'])
  reachGoal('search')
  expect(taken.map(([goal]) => goal)).toEqual(['js_error', 'tender-send', 'search'])
})
