import { expect } from 'vitest'
import { DEVICES, hydrated, laidOut, settled, test } from '../../support/browser/browser.ts'
import { agencySlug } from '../../support/site/site.ts'

const PAGES = {
  'the main page': async () => '/',
  'a rating': async () => '/digital-agencies/',
  'a rating of content systems': async () => '/cms/',
  'the wall': async () => '/wall/',
  'an agency': async () => `/agency-${await agencySlug()}/`,
}

const CASES = DEVICES.flatMap(device => Object.entries(PAGES).map(([name, addressOf]) => ({ device, name, addressOf })))

/** Parts below the fold have a usual height before they are laid out. */
const USUAL = 0.2
/** Of rows that are laid out when the visitor comes near, by a guess close to their height. */
const GUESSED = 0.05

test.for(CASES)('$name on $device is as high as it says', async ({ device, addressOf }, { openPage }) => {
  const page = await openPage(device)
  const height = () => page.evaluate<number>('document.documentElement.scrollHeight')
  await page.route('**/assets/entry-client*.js', route => setTimeout(() => route.continue(), 500))
  await page.goto(await addressOf())
  const atFirst = await height()
  await hydrated(page, '#root > footer')
  await settled(page)
  await laidOut(page)
  const said = await height()
  const step = page.viewportSize()?.height ?? 600
  for (let y = 0; y < said; y += step)
    await page.evaluate(`new Promise(resolve => {
    scrollTo(0, ${y})
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })`)
  const seen = await height()
  expect(Math.abs(seen - said)).toBeLessThanOrEqual(said * GUESSED)
  expect(Math.abs(seen - atFirst)).toBeLessThanOrEqual(seen * USUAL)
})
