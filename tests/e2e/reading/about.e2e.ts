import { expect } from 'vitest'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'
import { api } from '#tests/support/site/site.ts'

test.for(DEVICES)(
  'a reader goes from a text to its author, the team and the plans (%s)',
  async (device, { openPage }) => {
    const { author } = await api('news-one', { slug: 'calculator-opened' })
    if (!author) throw new Error('The demo news has no author')
    const page = await openPage(device)
    const consoleErrors = collectConsoleErrors(page)
    await page.goto('/news/item-calculator-opened/')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: author.name }).click()
    await page.getByRole('heading', { level: 1, name: author.name }).waitFor()
    await page.getByRole('link', { name: 'Вся команда' }).click()
    await page.getByRole('heading', { level: 1, name: 'Команда' }).waitFor()
    const tabs = page.getByRole('navigation', { name: 'О проекте' })
    await tabs.getByRole('link', { name: 'Планы' }).click()
    await page.getByRole('heading', { level: 2, name: /^В работе/ }).waitFor()
    await expect.poll(() => tabs.locator('[aria-current=page]').textContent()).toBe('Планы')
    expect(consoleErrors).toEqual([])
  },
)

test('a journalist copies a text of the press page', async ({ openContext }) => {
  const { texts } = await api('press-page', {})
  const context = await openContext('desktop')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  await page.goto('/press/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Скопировать: Подробно' }).click()
  await page.getByText('Текст скопирован').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(texts.at(-1)?.text)
})

test('without JavaScript the press page has its texts and files, and no button that does nothing', async ({
  openPage,
}) => {
  const { texts, logos } = await api('press-page', {})
  const page = await openPage('desktop', { javaScriptEnabled: false })
  await page.goto('/press/')
  const shown = await page.getByRole('main').textContent()
  for (const { text } of texts) for (const paragraph of text.split('\n\n')) expect(shown).toContain(paragraph)
  for (const { path } of logos.flatMap(({ files }) => files)) {
    expect(await page.locator(`main a[href="${path}"][download]`).count()).toBe(1)
  }
  expect(await page.getByRole('button', { name: /^Скопировать/ }).count()).toBe(0)
})
