import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, test } from '#tests/support/browser/browser.ts'
import { agencySlug } from '#tests/support/site/site.ts'

const STEPS = 40

const VISITS = (['/digital-agencies/', '/compare/?ids=1,2,3', 'agency'] as const).flatMap(path =>
  [
    { path, device: 'mobile', width: 390 } as const,
    { path, device: 'desktop', width: 860 } as const,
    { path, device: 'desktop', width: 1360 } as const,
  ].map(visit => visit),
)

/** What the keyboard's focus is on while a bar that stays in the window lies over it; null where nothing does. */
const COVERED = `(() => {
  const focused = document.activeElement
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  if (focused === document.body || bottom - top < 2) return null
  const over = document.elementFromPoint((left + right) / 2, Math.min(bottom - 2, innerHeight - 1))
  for (let bar = over; bar && !bar.contains(focused) && !focused.contains(bar); bar = bar.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(bar).position)) return focused.outerHTML.slice(0, 120)
  }
  return null
})()`

async function coveredStops(page: Page): Promise<string[]> {
  const found: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate<string | null>(COVERED)
    if (stop !== null) found.push(stop)
  }
  return found
}

test.for(VISITS)('no message covers what the keyboard reaches on $path ($width px)', async (visit, { openPage }) => {
  const { path, device, width } = visit
  const page = await openPage(device, { viewport: { width, height: 844 } })
  await page.goto(path === 'agency' ? `/agency-${await agencySlug()}/` : path)
  await hydrated(page)
  await page.getByRole('region', { name: 'Файлы cookie' }).waitFor()
  expect(await coveredStops(page)).toEqual([])
})

test('a bar over the focus is found', async ({ openPage }) => {
  const page = await openPage('desktop', { viewport: { width: 860, height: 600 } })
  await page.setContent(
    `<!doctype html><html lang="ru"><title>Проба</title><body><button>Цена</button>
     <p style="position: fixed; inset: 0 0 auto; height: 80px; background: white">Сообщение</p></body></html>`,
  )
  expect(await coveredStops(page)).not.toEqual([])
})

test.for(['mobile', 'desktop'] as const)(
  'messages of the page itself lie over nothing: an ad keeps its marking, the demo notice its place (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.goto('/digital-agencies/')
    await hydrated(page)
    const marks = page.getByRole('main').getByText(/^Реклама\./)
    expect(await marks.count()).toBeGreaterThan(0)
    await page.getByRole('region', { name: 'Файлы cookie' }).getByRole('button', { name: 'Только необходимые' }).click()
    for (const mark of [...(await marks.all()), page.getByRole('region', { name: 'Демонстрация' })]) {
      await mark.evaluate(element =>
        (element as unknown as { scrollIntoView: (o: object) => void }).scrollIntoView({ block: 'center' }),
      )
      const box = await mark.boundingBox()
      if (!box) throw new Error('A message is not shown')
      const isOnTop = `(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && !['fixed', 'sticky'].includes(getComputedStyle(top).position)
      })([${box.x + box.width / 2}, ${box.y + box.height / 2}])`
      expect(await page.evaluate(isOnTop)).toBe(true)
    }
  },
)
