import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '#cli/commands/ads.ts'
import { localApi } from '#server/api/local-api.ts'
import { PngPainter } from '#server/media/png/png-painter.ts'
import { pngSize } from '#tests/support/files/png-size.ts'
import { temporaryFolder } from '#tests/support/files/temporary-folder.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const AD = {
  ...{ slot: 'wide_native_card', rating: 'crm', title: 'Хостинг с копиями', erid: '2VtzqwNewAd1' },
  ...{ from: '2030-03-01', to: '2030-03-31', attribute: ['Перенос сайта'] },
  ...{ name: 'Новая гавань', advertiser: 'ООО «Новая гавань»', inn: '7707083893', link: 'https://new.example/' },
}

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const NOW = new Date('2030-03-05T09:00:00Z')
const run = (operands: string[], options: object = {}) =>
  runCommand(ads, { database: site.context.database, operands, options: { ...options }, now: NOW })
const ask = () => {
  site.context.memo.clear()
  return localApi({ ...site.context, now: () => NOW })
}

test('an ad is on its rating from the moment it is added until it is stopped', async () => {
  const cards = async () =>
    (await ask()('rating-page-sponsors', { path: '/crm/' })).wide_native_card.crm?.map(({ id }) => id)
  expect(await cards()).toBeUndefined()
  const [, id] = /^Объявление (\d+) поставлено/.exec(await run(['add'], AD)) ?? []
  expect(await cards()).toEqual([Number(id)])
  await run(['stop', String(id)])
  expect(await cards()).toBeUndefined()
})

test('prices and reviews of the operator are on the pages for advertisers', async () => {
  await run(['price'], { slot: 'general', months: '3', price: '250 000' })
  const { formats } = await ask()('advertising-price-data', {})
  expect(formats[0]?.prices.find(({ months }) => months === 3)?.price).toBe(250_000)
  const review = { sponsor: '1', slot: 'general', author: 'Вера', role: 'директор', text: 'Показы честные.' }
  await run(['review'], review)
  const { reviews } = await ask()('advertising-reviews', {})
  expect(reviews.some(({ author, text }) => author === 'Вера' && text[0] === 'Показы честные.')).toBe(true)
})

test('a picture is re-encoded and served from our site', async () => {
  const painter = new PngPainter()
  const picture = await painter.paint(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="#0b5563"/></svg>',
  )
  await painter.close()
  const file = join(temporaryFolder(), 'logo.png')
  writeFileSync(file, Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))
  await run(['add'], { ...AD, erid: '2VtzqwNewAd2', rating: 'branding', image: file })
  const [{ image }] = (
    await site.context.database.pool.query(
      `select image from sponsor where name = 'Новая гавань' order by id desc limit 1`,
    )
  ).rows
  expect(image).toMatch(/^\/media\/ad\/[0-9a-f]{32}\.png$/)
  const { statusCode, headers, rawPayload } = await site.app.inject({ url: image })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(pngSize(rawPayload)).toEqual({ width: 192, height: 192 })
  expect(rawPayload.includes('script')).toBe(false)
  expect((await site.app.inject({ url: `/media/ad/${'0'.repeat(32)}.png` })).statusCode).toBe(404)
})
