import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { readConfig } from '#server/config.ts'
import { axeViolations } from '#tests/support/browser/axe.ts'
import { advanceClock, DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { scriptOf } from '#tests/support/browser/lost-files.ts'
import { type Line, openLine } from '#tests/support/site/cut-line.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'
import { agencySlug, api } from '#tests/support/site/site.ts'
import { openApp } from '#tests/support/site/test-app.ts'

const WORKER = '/service-worker.js'
const RATING = '/digital-agencies/'

let site: OwnSite
let agency: string
const lines: Line[] = []

beforeAll(async () => {
  site = await startOwnSite()
  agency = `/agency-${await agencySlug()}/`
})
afterAll(async () => {
  for (const line of lines) await line.stop()
  await site.stop()
})

interface Visit {
  line: Line
  context: BrowserContext
  page: Page
  cut(): Promise<void>
  restore(): Promise<void>
}

type OpenContext = (device: Device, options: BrowserContextOptions) => Promise<BrowserContext>

/** A visitor with a line of their own. Each line is another origin, so workers and copies never mix. */
async function visit(openContext: OpenContext, device: Device = 'desktop'): Promise<Visit> {
  const line = await openLine(site.url)
  lines.push(line)
  const context = await openContext(device, { baseURL: line.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  return {
    line,
    context,
    page,
    async cut() {
      line.cut()
      await context.setOffline(true)
    },
    async restore() {
      line.restore()
      await context.setOffline(false)
    },
  }
}

/** Opens a page and moves: the worker comes with the first movement. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 240)
}

/** Pages and files that the browser keeps, read as a page of the site would. */
const keptPaths = (page: Page, name: string) =>
  page.evaluate<string[]>(`(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('merilo-${name}'))
    const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => new URL(url).pathname)
  })()`)

const slugOf = (path: string) => path.slice('/agency-'.length, -1)

const otherAgencies = async () => {
  const slugs = site.context.database.kysely.selectFrom('agency').select('slug').where('slug', '!=', slugOf(agency))
  return (await slugs.orderBy('id').limit(2).execute()).map(({ slug }) => `/agency-${slug}/`)
}

const untilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page, 'pages')).toContain(path)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const mark = (page: Page) => page.locator('[data-saved-copy]')

describe('a visitor without a network', () => {
  test.for(DEVICES)(
    'reads the pages seen before, with the minute of each copy (%s)',
    async (device, { openContext }) => {
      const { page, cut, restore } = await visit(openContext, device)
      await open(page, RATING)
      await untilKept(page, RATING)
      // A navigation within the document is kept too.
      await page.locator(`main a[href="${agency}"]`).first().click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(agency)
      await untilKept(page, agency)
      const name = await heading(page).textContent()

      await cut()
      await page.reload()
      expect(await heading(page).textContent()).toBe(name)
      expect(await mark(page).textContent()).toMatch(/Сохранённая копия от\s\d{1,2}\s[а-я]+ \d{4}, \d\d:\d\d/)
      // The copy is alive: styles, scripts and links work.
      await hydrated(page)
      expect((await axeViolations(page)).light).toEqual([])
      await page.locator(`main a[href="${RATING}"]`).first().click()
      await expect.poll(() => new URL(page.url()).pathname).toBe(RATING)
      expect(await mark(page).count()).toBe(1)

      await restore()
      await page.reload()
      expect(await mark(page).count()).toBe(0)
      expect(await heading(page).isVisible()).toBe(true)
    },
  )

  test('reads a copy without JavaScript, mark and all', async ({ openContext }) => {
    const { page, context, cut } = await visit(openContext)
    await open(page, RATING)
    await untilKept(page, RATING)
    await cut()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
    await page.reload()
    await mark(page).waitFor()
    expect(await page.locator('main').textContent()).toContain('Рейтинг')
  })

  test.for(DEVICES)(
    'gets the offline page instead of an unseen one, with their agencies (%s)',
    async (device, { openContext }) => {
      const { page, cut, restore } = await visit(openContext, device)
      await open(page, RATING)
      await page
        .getByRole('checkbox', { name: /^Сравнить: / })
        .first()
        .check()
      await expect.poll(() => page.evaluate(`localStorage.getItem('mySelection')`)).not.toBeNull()
      await open(page, agency)
      await untilKept(page, agency)
      const name = (await heading(page).textContent()) ?? ''

      await cut()
      await page.goto('/branding/')
      expect(await heading(page).textContent()).toBe('Нет связи')
      expect(await page.evaluate('document.documentElement.className')).toBe(device)
      await hydrated(page)
      await page.getByRole('region', { name: 'Вы смотрели' }).getByRole('link', { name }).waitFor()
      await expect.poll(() => page.getByRole('region', { name: 'Вы выбрали' }).getByRole('link').count()).toBe(1)
      const saved = page.getByRole('region', { name: 'Можно прочитать без связи' })
      expect(await saved.locator(`a[href="${agency}"]`).count()).toBe(1)
      expect((await axeViolations(page)).light).toEqual([])
      // Still no network: the same page again.
      await page.getByRole('link', { name: 'Повторить' }).click()
      await expect.poll(() => new URL(page.url()).hash).toBe('#/branding/')
      expect(await heading(page).textContent()).toBe('Нет связи')

      await restore()
      await page.getByRole('link', { name: 'Повторить' }).click()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/branding/')
    },
  )

  test.for(DEVICES)('compares three agencies that were read (%s)', async (device, { openContext }) => {
    const { page, cut } = await visit(openContext, device)
    const paths = [agency, ...(await otherAgencies())]
    for (const path of paths) {
      await open(page, path)
      await untilKept(page, path)
    }
    await cut()
    await page.goto('/compare/')
    expect(await heading(page).textContent()).toBe('Нет связи')
    const table = page.getByRole('region', { name: 'Сравнение из сохранённых копий' }).getByRole('table')
    await table.waitFor()
    for (const path of paths) expect(await table.locator(`th a[href="${path}"]`).count()).toBe(1)
    const { projects, reviews } = await api('agency-header', { agency: slugOf(agency) })
    const first = paths.toReversed().indexOf(agency)
    const figure = async (title: string) =>
      (await table.getByRole('row', { name: title }).getByRole('cell').nth(first).textContent())?.replace(/\D/g, '')
    expect(await figure('Проектов')).toBe(String(projects.all))
    expect(await figure('Отзывов')).toBe(String(reviews.count))
    expect((await axeViolations(page)).light).toEqual([])
  })

  test('sends a form later, by a press and not before', async ({ openContext }) => {
    const { page, cut, restore } = await visit(openContext)
    const name = 'Анна Оффлайнова'
    await open(page, '/contacts/')
    await untilKept(page, '/contacts/')
    await page.getByLabel('Имя').fill(name)
    await page.getByLabel('Почта').fill('anna@vetrova.example')
    await page.getByLabel('Сообщение').fill('Нашла ошибку в данных агентства')
    await page.getByRole('checkbox', { name: /согласие на обработку/ }).check()
    await advanceClock(page)
    await cut()
    await page.getByRole('button', { name: 'Отправить сообщение' }).click()
    const notice = page.getByRole('region', { name: 'Неотправленная форма' })
    await notice.getByText('Нет связи').waitFor()
    expect(await notice.getByRole('button', { name: 'Отправить' }).count()).toBe(0)

    // The visitor leaves and comes back with the network.
    await restore()
    await open(page, RATING)
    await notice.getByText('Сообщение редакции').waitFor()
    const received = () =>
      site.context.database.kysely.selectFrom('feedback').select('name').where('name', '=', name).execute()
    expect(await received()).toEqual([])
    await notice.getByRole('button', { name: 'Отправить' }).click()
    await page.getByText('Копия в браузере удалена').waitFor()
    expect(await received()).toHaveLength(1)
    expect(await page.evaluate(`localStorage.getItem('unsentForms')`)).toBeNull()
  })

  test('can delete a form that was not sent', async ({ openContext }) => {
    const { page, cut } = await visit(openContext)
    await open(page, '/contacts/')
    await untilKept(page, '/contacts/')
    await page.getByLabel('Имя').fill('Пётр')
    await page.getByRole('checkbox', { name: /согласие на обработку/ }).check()
    await cut()
    await page.getByRole('button', { name: 'Отправить сообщение' }).click()
    const notice = page.getByRole('region', { name: 'Неотправленная форма' })
    await notice.getByRole('button', { name: 'Удалить' }).click()
    await expect.poll(() => notice.count()).toBe(0)
    expect(await page.evaluate(`localStorage.getItem('unsentForms')`)).toBeNull()
  })
})

describe('the service worker', () => {
  test('waits for the first movement, and keeps the shell of the build', async ({ openContext }) => {
    const { page, line } = await visit(openContext)
    await page.goto(RATING)
    await hydrated(page, '#root > footer')
    expect(line.asked).not.toContain(WORKER)
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 240)
    await untilKept(page, RATING)
    const shell = await keptPaths(page, 'shell-')
    expect(shell).toContain('/offline/')
    for (const module of ['offline/start-offline.tsx', 'viewed-agencies/viewed-strip.tsx']) {
      expect(shell).toContain(`/${scriptOf(`src/client/features/${module}`)}`)
    }
  })

  test('keeps no private page and no answer of a call', async ({ openContext }) => {
    const { page } = await visit(openContext)
    await open(page, RATING)
    await untilKept(page, RATING)
    await page.goto('/tender/status/0f1e2d3c4b5a69788796a5b4c3d2e1f0/')
    await open(page, agency)
    await untilKept(page, agency)
    const kept = await keptPaths(page, '')
    expect(kept.filter(path => /^\/(tender\/status|api|v2)\//.test(path))).toEqual([])
  })

  test('of a new release takes over at once, and an open page goes on', async ({ openContext }) => {
    const { page, line } = await visit(openContext)
    await open(page, RATING)
    await untilKept(page, RATING)
    const script = await (await fetch(line.url + WORKER)).text()
    const [, version = ''] = /version:\s*[`"']([\w-]{12})/.exec(script) ?? []
    expect(version).not.toBe('')
    line.replace(WORKER, script.replaceAll(version, 'next-release'))
    const other = await page.context().newPage()
    await open(other, agency)
    const shells = () =>
      page.evaluate<string[]>(`caches.keys().then(names => names.filter(name => name.includes('shell')))`)
    await expect.poll(shells).toEqual(['merilo-shell-next-release'])
    // The page of the release before still loads what it needs.
    await page.locator(`main a[href="${agency}"]`).first().click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(agency)
    await hydrated(page)
  })

  test('leaves with all its copies when the operator turns it off', async ({ openContext }) => {
    const { page, line } = await visit(openContext)
    await open(page, RATING)
    await untilKept(page, RATING)
    const off = await openApp(readConfig({ SERVICE_WORKER: 'off', LOG_LEVEL: 'silent' }), {})
    const { body, headers } = await off.app.inject(WORKER)
    await off.close()
    expect(headers['cache-control']).toBe('no-cache')
    line.replace(WORKER, body)
    await page.goto(agency)
    await expect.poll(() => page.evaluate('caches.keys()')).toEqual([])
    await expect
      .poll(() => page.evaluate('navigator.serviceWorker.getRegistrations().then(list => list.length)'))
      .toBe(0)
  })
})
