import { expect, test } from 'vitest'
import { parseRatingPath } from '../paths/rating-path.ts'
import { ANALYTICS_CATEGORIES } from '../vocabulary/analytics-categories.ts'
import { CATEGORY_GOAL_NUMBERS } from './category-goals.ts'
import { categoryOfRating } from './category-of-rating.ts'
import { type GoalName, goalNumber, isGoalName, PLAIN_GOALS, virtualPath } from './goals.ts'

const numbers = Object.values(CATEGORY_GOAL_NUMBERS).flatMap(each => Object.values(each))

test('each of the 33 categories has a number for the first row, the middle rows and the sponsor', () => {
  expect(Object.keys(CATEGORY_GOAL_NUMBERS)).toEqual(ANALYTICS_CATEGORIES.map(({ slug }) => slug))
  expect(numbers).toHaveLength(99)
})

test('numbers are unique and fill the range of the specification, 60 to 865', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  expect([Math.min(...numbers), Math.max(...numbers)]).toEqual([60, 865])
})

test('a goal of a category is known by its name and has its number', () => {
  expect(goalNumber('first-row-web')).toBe(60)
  expect(goalNumber('sponsor-click-ai-development')).toBe(CATEGORY_GOAL_NUMBERS['ai-development']['sponsor-click'])
  expect(goalNumber('tender-send')).toBeNull()
})

test.each([
  ['first-row-web', true],
  ['middle-row-influencer-marketing', true],
  ['js_error', true],
  ['first-row-', false],
  ['last-row-web', false],
  ['', false],
])('%j is a goal: %s', (name, isGoal) => {
  expect(isGoalName(name)).toBe(isGoal)
})

test('an unknown goal does not compile', () => {
  const isKnown: ['js_error', 'sponsor-click-video'] extends GoalName[] ? true : false = true
  const isUnknownRefused: 'no-such-goal' extends GoalName ? false : true = true
  const isUnknownCategoryRefused: 'first-row-shoes' extends GoalName ? false : true = true
  expect([isKnown, isUnknownRefused, isUnknownCategoryRefused]).toEqual([true, true, true])
})

test('virtual pages begin with /virt_ga/, each goal with its own', () => {
  expect(virtualPath('first-row-web')).toBe('/virt_ga/first-row/web/')
  expect(virtualPath('sponsor-click-web-support')).toBe('/virt_ga/sponsor-click/web-support/')
  const paths = PLAIN_GOALS.map(virtualPath)
  expect(paths).toContain('/virt_ga/phone-show/')
  expect(new Set(paths).size).toBe(PLAIN_GOALS.length)
})

test.each([
  ['/digital-agencies/', 'digital'],
  ['/digital-agencies/kazan/', 'digital'],
  ['/digital-agencies/shop/', 'ecom'],
  ['/digital-agencies/state/low/', 'gov'],
  ['/crm/', 'crm'],
  ['/seo+context/moscow/', 'seo'],
  ['/apps/ios/', 'apps'],
  ['/branding/shop/', 'branding'],
])('the rating %s is counted as %s', (pathname, category) => {
  const path = parseRatingPath(pathname)
  expect(path && categoryOfRating(path)).toBe(category)
})
