import { describe, expect, test } from 'vitest'
import { memoryCaches } from '#tests/support/client/sample-caches.ts'
import { BOUNDS, PICTURE_FRESH_MS } from './bounds.ts'
import { FILES, PAGES, PICTURES, shellName } from './cache-names.ts'
import { makeWorker, type Release } from './worker.ts'

const ORIGIN = 'https://merilo.example'
const NOON = new Date(2026, 4, 16, 12, 0).getTime()
const PUBLIC = { 'cache-control': 'public, max-age=0' }

const documentOf = (title: string, device = 'desktop', release = 1) =>
  `<!doctype html><html lang="ru" class="${device}"><head><title>${title} — Мерило</title>` +
  `<link rel="stylesheet" href="/assets/page-${release}.css"></head><body><div id="root"></div></body></html>`

const html = (text: string, headers: Record<string, string> = PUBLIC, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
const file = () => new Response('file', { headers: { 'content-type': 'text/css' } })
const picture = (text: string) => new Response(text, { headers: { 'content-type': 'image/svg+xml', ...PUBLIC } })

const SITE: Record<string, () => Response> = {
  '/offline/': () => html(documentOf('Нет связи')),
  '/crm/': () => html(documentOf('Внедрение CRM')),
  '/branding/': () => html(documentOf('Брендинг')),
  '/m/': () => html(documentOf('Телефон', 'mobile')),
  '/gone/': () => html('нет', { 'cache-control': 'no-store' }, 404),
  '/media/7.svg': () => picture('old'),
}

/** A browser in front of a site whose answers and network the test changes. */
function browser(caches = memoryCaches(), version = '1') {
  const release: Release = {
    version,
    offlinePath: '/offline/',
    privatePrefixes: ['/tender/status/'],
    shell: { desktop: ['/assets/shell-1.js'], mobile: ['/assets/shell-1.js', '/assets/menu-1.js'] },
  }
  const site = { ...SITE }
  const asked: string[] = []
  const state = { isOnline: true, now: NOON }
  const fetchOnce = async (request: Request | string) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    if (!state.isOnline) throw new TypeError('Failed to fetch')
    asked.push(pathname)
    return site[pathname]?.() ?? (pathname.startsWith('/assets/') ? file() : html('', {}, 404))
  }
  const worker = makeWorker({ caches, fetch: fetchOnce, now: () => state.now, origin: ORIGIN, release })
  const work: Promise<unknown>[] = []
  const later = (one: Promise<unknown>) => void work.push(one)
  const settle = async () => {
    for (const one of work) await one
  }
  const open = async (path: string) => {
    const answer = await worker.answerPage(new Request(ORIGIN + path), Promise.resolve(undefined), later)
    await settle()
    return answer
  }
  const draw = async (path: string) => {
    const answer = await worker.answerPicture(new Request(ORIGIN + path), later)
    await settle()
    return answer.text()
  }
  return { caches, worker, site, asked, state, open, draw, later, settle }
}

describe('installing', () => {
  test('keeps the shell by the build and the files of the offline page', async () => {
    const { worker, caches } = browser()
    await worker.install()
    expect(caches.pathsIn(shellName('1')).sort()).toEqual(['/assets/page-1.css', '/assets/shell-1.js', '/offline/'])
  })

  test('keeps the shell of the visitor’s device', async () => {
    const { worker, caches, site } = browser()
    site['/offline/'] = () => html(documentOf('Нет связи', 'mobile'))
    await worker.install()
    expect(caches.pathsIn(shellName('1'))).toContain('/assets/menu-1.js')
  })

  test('fails whole when the server is overloaded, so that the browser tries again', async () => {
    const { worker, site } = browser()
    site['/offline/'] = () => html('', { 'cache-control': 'no-store' }, 503)
    await expect(worker.install()).rejects.toThrow('503')
  })
})

describe('a page', () => {
  test('comes from the network while there is one', async () => {
    const { open, site } = browser()
    await open('/crm/')
    site['/crm/'] = () => html(documentOf('Новое'))
    expect(await (await open('/crm/')).text()).toContain('Новое')
  })

  test('read before is shown offline with the minute it was read', async () => {
    const { open, state } = browser()
    await open('/crm/')
    Object.assign(state, { isOnline: false, now: NOON + 3_600_000 })
    const text = await (await open('/crm/')).text()
    expect(text).toContain('Внедрение CRM')
    expect(text).toContain('16\u00a0мая 2026, 12:00')
  })

  test('keeps its security headers in the copy', async () => {
    const { open, site, state } = browser()
    site['/crm/'] = () => html(documentOf('CRM'), { ...PUBLIC, 'content-security-policy': "script-src 'self'" })
    await open('/crm/')
    state.isOnline = false
    expect((await open('/crm/')).headers.get('content-security-policy')).toBe("script-src 'self'")
  })

  test('never read leads to the offline page, which knows its address', async () => {
    const { open, state, worker } = browser()
    await worker.install()
    state.isOnline = false
    const answer = await open('/branding/?page=2')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/offline/#/branding/?page=2`)
    expect(await (await open('/offline/')).text()).toContain('Нет связи')
  })

  test('that the server refuses is shown as the server says, and not kept', async () => {
    const { open, caches } = browser()
    expect((await open('/gone/')).status).toBe(404)
    expect(caches.pathsIn(PAGES)).toEqual([])
  })

  test('brings its files along, so that the copy is styled', async () => {
    const { open, caches } = browser()
    await open('/crm/')
    expect(caches.pathsIn(FILES)).toEqual(['/assets/page-1.css'])
  })

  test('is answered by the preload, not asked for twice', async () => {
    const { worker, asked, later, settle } = browser()
    const preload = Promise.resolve(html(documentOf('Заранее')))
    const answer = await worker.answerPage(new Request(`${ORIGIN}/crm/`), preload, later)
    await settle()
    expect(await answer.text()).toContain('Заранее')
    expect(asked).not.toContain('/crm/')
  })

  test('pushes out the page read longest ago', async () => {
    const { open, caches, site, state } = browser()
    for (let nth = 0; nth <= BOUNDS.pages.count; nth += 1) {
      site[`/${nth}/`] = () => html(documentOf(`Страница ${nth}`))
      state.now += 1000
      await open(`/${nth}/`)
    }
    expect(caches.pathsIn(PAGES)).toHaveLength(BOUNDS.pages.count)
    expect(caches.pathsIn(PAGES)).not.toContain('/0/')
  })
})

describe('a navigation within the document', () => {
  test('is kept when the page says so', async () => {
    const { worker, caches } = browser()
    await worker.keepAsked({ keep: '/crm/', device: 'desktop' })
    expect(caches.pathsIn(PAGES)).toEqual(['/crm/'])
  })

  test.each([
    '/tender/status/0f1e2d3c/',
    '/api/main-menu',
    'https://other.example/',
    '//other.example/',
    '/offline/',
    '/gone/',
  ])('to %s is not', async keep => {
    const { worker, caches } = browser()
    await worker.keepAsked({ keep, device: 'desktop' })
    expect(caches.pathsIn(PAGES)).toEqual([])
  })

  test('is not kept when the server answers for the other device', async () => {
    const { worker, caches } = browser()
    await worker.keepAsked({ keep: '/m/', device: 'desktop' })
    expect(caches.pathsIn(PAGES)).toEqual([])
  })
})

describe('files and pictures', () => {
  test('a file is asked for once', async () => {
    const { worker, asked, later, settle } = browser()
    for (let nth = 0; nth < 2; nth += 1) {
      await worker.answerFile(new Request(`${ORIGIN}/assets/view-9.js`), later)
      await settle()
    }
    expect(asked).toEqual(['/assets/view-9.js'])
  })

  test('a missing file is not kept', async () => {
    const { worker, site, caches, later, settle } = browser()
    site['/assets/view-9.js'] = () => html('', {}, 404)
    expect((await worker.answerFile(new Request(`${ORIGIN}/assets/view-9.js`), later)).status).toBe(404)
    await settle()
    expect(caches.pathsIn(FILES)).toEqual([])
  })

  test('a picture is shown from the cache, and renewed in the background after a day', async () => {
    const { draw, site, state, caches } = browser()
    expect(await draw('/media/7.svg')).toBe('old')
    site['/media/7.svg'] = () => picture('new')
    expect(await draw('/media/7.svg')).toBe('old')
    state.now += PICTURE_FRESH_MS
    expect(await draw('/media/7.svg')).toBe('old')
    expect(await draw('/media/7.svg')).toBe('new')
    expect(caches.pathsIn(PICTURES)).toEqual(['/media/7.svg'])
  })
})

describe('the logo of an agency', () => {
  const LOGO = '/media/logo/kontur.svg'

  test('is kept with its page', async () => {
    const { open, site, caches } = browser()
    site[LOGO] = () => picture('logo')
    site['/agency-kontur/'] = () => html(`${documentOf('Контур')}<script>{"logo":"${LOGO}"}</script>`)
    await open('/agency-kontur/')
    expect(caches.pathsIn(PICTURES)).toEqual([LOGO])
  })

  test('that was never seen is blank offline; another picture fails as it would', async () => {
    const { draw, state } = browser()
    state.isOnline = false
    expect(await draw(LOGO)).toContain('<svg')
    await expect(draw('/media/project/7.svg')).rejects.toThrow('Failed to fetch')
  })
})

test('a new release replaces the shell, and copies of the old one keep their files', async () => {
  const old = browser()
  await old.worker.install()
  await old.open('/crm/')
  const next = browser(old.caches, '2')
  next.site['/offline/'] = () => html(documentOf('Нет связи', 'desktop', 2))
  await next.worker.install()
  await next.worker.activate()
  expect(await old.caches.keys()).not.toContain(shellName('1'))
  expect(old.caches.pathsIn(shellName('2'))).toContain('/assets/page-2.css')
  next.state.isOnline = false
  expect(await (await next.open('/crm/')).text()).toContain('Внедрение CRM')
  const style = await next.worker.answerFile(new Request(`${ORIGIN}/assets/page-1.css`), next.later)
  expect(style.status).toBe(200)
})
