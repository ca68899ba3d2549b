import { expect, test } from 'vitest'
import { buildRatingPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { AGENCY_SLICES, CMS_SLICES } from '#domain/rating/rating-slice.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { pathOfSlice } from './slice-path.ts'
import { sliceKey } from './slices.ts'

/** Every current page of every rating: type, platform, slice and tier. */
const ALL_PATHS: RatingPath[] = RATING_TYPES.flatMap(({ slug: type, shape }) => {
  const platforms = shape === 'apps' ? APP_PLATFORMS.map(({ slug }) => slug) : [undefined]
  const slices = [undefined, ...(shape === 'cms' ? CMS_SLICES : AGENCY_SLICES)]
  const tiers = shape === 'cms' ? [undefined] : [undefined, ...TIERS.map(({ slug }) => slug)]
  return platforms.flatMap(platform => slices.flatMap(slice => tiers.map(tier => ({ type, platform, slice, tier }))))
})

test('the stored key of every page converts back to that page', () => {
  expect(ALL_PATHS.length).toBeGreaterThan(3000)
  for (const path of ALL_PATHS) {
    const found = pathOfSlice(path.type, sliceKey(path), path.tier ?? '')
    expect(found && buildRatingPath(found)).toBe(buildRatingPath(path))
  }
})

test('the result is a page of the site', () => {
  for (const path of ALL_PATHS) {
    const found = pathOfSlice(path.type, sliceKey(path), path.tier ?? '')
    expect(parseRatingPath(buildRatingPath(found ?? path))).toEqual(JSON.parse(JSON.stringify(found)))
  }
})

test.each([
  ['an unknown rating', 'astrology', '', ''],
  ['the whole of apps, which has pages per platform only', 'apps', '', ''],
  ['an unknown platform', 'apps', 'platform/symbian', ''],
  ['an unknown slug', 'digital-agencies', 'city/atlantis', ''],
  ['a slug of another kind', 'digital-agencies', 'category/kazan', ''],
  ['a slice that systems do not have', 'cms', 'city/kazan', ''],
  ['a key cut short', 'digital-agencies', 'city', ''],
  ['an unknown tier', 'digital-agencies', 'city/kazan', 'royal'],
])('no page: %s', (_, type, key, tier) => {
  expect(pathOfSlice(type, key, tier)).toBeNull()
})
