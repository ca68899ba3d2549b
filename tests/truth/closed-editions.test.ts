import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { localApi } from '#server/api/local-api.ts'
import { USER_AGENT } from '#tests/support/browser/browser.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

type Row = Answer<'rating-page-main-info'>['rows'][number]

const PATH = '/digital-agencies/'
const NOTE = 'Названия, города, штат и специализация агентств — сегодняшние.'

let site: TestApp
let closed: string

beforeAll(async () => {
  site = await openTestApp()
  const { rows } = await site.context.database.pool.query<{ year: number }>(
    `select max(year) as year from edition where type = 'digital-agencies' and frozen_at is not null`,
  )
  closed = `${PATH}${rows[0]?.year}/`
})
afterAll(() => site.close())

/** «— Сайты на MODX · Перейти Реклама. ООО «Контентмир», ИНН 0040324876. erid: 2Vtzqw» */
const ADS = /— [^—]*Реклама\. [^.]*\. erid: \S+/g

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0]+/g, ' ')

async function shown(path: string, device: keyof typeof USER_AGENT) {
  const { rows } = await localApi(site.context)('rating-page-main-info', { path })
  const { body } = await site.app.inject({ url: path, headers: { 'user-agent': USER_AGENT[device] } })
  // The head and the list: what is below quotes reviews. Advertisements are of today by nature.
  const end = body.indexOf('</form>', body.indexOf('Участники рейтинга'))
  return { rows, text: plain(body.slice(body.indexOf('<h1'), end)).replace(ADS, '') }
}

/** Facts of today that the page of a closed edition shows as if they were of its year. */
function unmarked(text: string, rows: readonly Row[]): string[] {
  return [
    ...(text.includes(NOTE) ? [] : ['no note']),
    ...rows.flatMap(({ agency: { name, city, headcount, tagline } }) => {
      const facts = plain(`${city} · ${formatNumber(headcount)} чел.`)
      const isMarked = text.includes(`${name} сейчас: ${facts}`)
      return [...(isMarked ? [] : [`${name}: ${facts}`]), ...(text.includes(tagline) ? [`${name}: ${tagline}`] : [])]
    }),
  ]
}

test.each(['desktop', 'mobile'] as const)('a closed edition marks every fact of today (%s)', async device => {
  const { rows, text } = await shown(closed, device)
  expect(rows.length).toBeGreaterThan(2)
  expect(unmarked(text, rows)).toEqual([])
  const current = await shown(PATH, device)
  expect(unmarked(current.text, current.rows).length).toBeGreaterThanOrEqual(current.rows.length + 1)
  expect(current.text).not.toContain('сейчас: ')
})

test('what a place follows from stays when the agency is renamed, moves and grows', async () => {
  const before = await shown(closed, 'desktop')
  const { pool } = site.context.database
  const [first] = before.rows
  await pool.query(`update agency set name = 'Новое имя', city = 'tula', headcount = 777 where id = $1`, [
    first?.agency.id,
  ])
  site.context.memo.clear()
  await site.context.database.notify(PAGES_CHANGED, 'rating:digital-agencies')
  const after = await shown(closed, 'desktop')
  expect(after.text).toContain('Новое имя сейчас: Тула · 777 чел.')
  const kept = ({ agency: _, ...row }: Row) => row
  expect(after.rows.map(kept)).toEqual(before.rows.map(kept))
})
