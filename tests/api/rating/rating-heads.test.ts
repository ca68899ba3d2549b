import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { buildMethodologyPath, buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { AGENCY_SLICES, CMS_SLICES } from '#domain/rating/rating-slice.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi({ ...site.context, now: () => new Date('2026-11-15T09:00:00Z') })
})
afterAll(() => site.close())

const headOf = async (path: string) => {
  const { title, tags } = await api('page-html-head', { path })
  return { title, description: tags.meta.find(({ name }) => name === 'description')?.content ?? '' }
}

/** Every type and slice, in the current edition and in one tier of a past one. */
function* everyRating(): Generator<RatingPath> {
  for (const { slug: type, shape } of RATING_TYPES) {
    for (const slice of [undefined, ...(shape === 'cms' ? CMS_SLICES : AGENCY_SLICES)]) {
      yield { type, slice }
      if (shape !== 'cms') yield { type, slice, year: 2025, tier: TIERS[3].slug }
    }
  }
}

test('every description is a sentence that fits in search results', async () => {
  const paths = [...everyRating()]
  expect(paths.length).toBeGreaterThan(1_000)
  for (const path of paths) {
    for (const address of [buildRatingPath(path), buildMethodologyPath(path)]) {
      const { title, description } = await headOf(address)
      expect(description.length, address).toBeLessThanOrEqual(160)
      expect(description, address).toMatch(/^[А-ЯЁ].{30,}\.$/s)
      expect(title, address).toMatch(/^[А-ЯЁ].+ — Мерило$/)
      expect(title, address).not.toMatch(/:.*:/)
      expect(description, address).not.toMatch(/:[^.]*:/)
      expect(title + description, address).not.toMatch(/undefined|null|NaN|\s{2}/)
    }
  }
})

test.each([
  ['/digital-agencies/', /^Рейтинг диджитал-агентств 2026: \d+\u00a0агентств[ао]?, цены и отзывы — Мерило$/],
  [
    '/digital-agencies/moscow/',
    /^Рейтинг диджитал-агентств Москвы 2026: \d+\u00a0агентств[ао]?, цены и отзывы — Мерило$/,
  ],
  ['/digital-agencies/2025/', /^Рейтинг диджитал-агентств 2025: /],
  ['/digital-agencies/bitrix/', /^Рейтинг разработчиков на 1С-Битрикс за 2026 год: /],
  ['/digital-agencies/moscow/middle/', /^Рейтинг диджитал-агентств Москвы 2026\. Средний сегмент: /],
  ['/cms/opensource/', /^Рейтинг CMS с открытым кодом 2026: \d+\u00a0систем[аы]?, доли и отзывы — Мерило$/],
  [
    '/digital-agencies/2024/methodology/',
    /^Методика рейтинга диджитал-агентств 2024: веса, пороги, пример расчёта — Мерило$/,
  ],
  ['/cms/methodology/', /^Методика рейтинга систем управления сайтами: веса, пороги, пример расчёта — Мерило$/],
])('the title of %s names the subject, place, year and count', async (path, pattern) => {
  expect((await headOf(path)).title).toMatch(pattern)
})

test('the CMS rating links to its kinds in the footer, and a methodology page has the footer of its rating', async () => {
  const titlesOf = async (path: string) => (await api('bottom-pages', { path })).groups.map(({ title }) => title)
  expect(await titlesOf('/cms/')).toEqual(expect.arrayContaining(['Виды систем', 'По веб-серверам']))
  expect(await titlesOf('/branding/methodology/')).toEqual(await titlesOf('/branding/'))
})
