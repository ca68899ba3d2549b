import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { chartFaults } from '#tests/support/browser/chart-faults.ts'
import { LAY_OUT_WHOLE } from '#tests/support/browser/inspect-page.ts'
import { busiestAgency, tabCount } from '#tests/support/calls/busy-agency.ts'
import { api } from '#tests/support/site/site.ts'

const WIDTHS: Record<Device, number[]> = { desktop: [1360, 1024, 860, 640], mobile: [360, 390, 430] }
/** Enough for prices at both ends of the axis. */
const PROJECTS = 6

let agency: string
let projects: number[]

beforeAll(async () => {
  agency = (await busiestAgency(header => tabCount(header, 'portfolio'))).name_lat
  const { data } = await api('agency-portfolio-list', { agency })
  projects = data.slice(0, PROJECTS).map(({ id }) => id)
})

/** Faults of the open dialog by width; the test fails if there is none. */
async function faultsOfDialog(page: Page, device: Device): Promise<string[]> {
  await page.locator('dialog:modal h2').first().waitFor()
  await page.evaluate('document.fonts.ready')
  await page.evaluate(LAY_OUT_WHOLE)
  const found: string[] = []
  for (const width of WIDTHS[device]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.locator('dialog:modal').count()).toBe(1)
    found.push(...(await chartFaults(page)).map(fault => `${width}: ${fault}`))
  }
  return found
}

test.for(DEVICES)('the charts of an opened project have no defects (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  let drawings = 0
  for (const id of projects) {
    await page.goto(`/agency-${agency}/portfolio/?project=${id}`)
    await hydrated(page)
    expect(await faultsOfDialog(page, device)).toEqual([])
    drawings += await page.locator('dialog:modal [data-scrolls] svg').count()
  }
  expect(drawings).toBeGreaterThan(projects.length)
})

test.for(DEVICES)('the request form over a page has no defects (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto(`/agency-${agency}/`)
  await hydrated(page)
  await page.getByRole('main').locator('a[href^="/tender/?agencies="]').first().click()
  await page.getByRole('dialog', { name: 'Заявка агентствам' }).locator('form').waitFor()
  expect(await faultsOfDialog(page, device)).toEqual([])
})

test.for(DEVICES)('the dialog that shares a chart has no defects (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto('/digital-stats/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Поделиться' }).first().click()
  expect(await faultsOfDialog(page, device)).toEqual([])
})

test('the filters of a rating on a phone have no defects', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.goto('/digital-agencies/')
  await hydrated(page)
  await page.getByRole('button', { name: /^Фильтры/ }).click()
  expect(await faultsOfDialog(page, 'mobile')).toEqual([])
})

test('the price axis of a comparison has no defects in a narrow window', async ({ openPage }) => {
  const { list } = await api('agency-info-for-tender', { ids: '1,2,3,4,5' })
  const page = await openPage('desktop')
  await page.goto(`/compare/?ids=${list.map(({ id }) => id).join(',')}`)
  await hydrated(page)
  for (const width of WIDTHS.desktop) {
    await page.setViewportSize({ width, height: 900 })
    expect(await chartFaults(page)).toEqual([])
  }
})
