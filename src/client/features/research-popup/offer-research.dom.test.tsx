import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import type { ArticleCard } from '#contract/shapes/article.ts'
import type { PageKind, ResolvedPage } from '../../app/page.ts'
import { cookiesOf, cookieText, readCookie, writeCookie } from '../../browser/stored/cookies.ts'
import { makeStore } from '../../store/make-store.ts'
import { offerInApplication } from './offer-in-application.ts'

const COOKIE = 'researchPopupClosed'
const SCREEN = 800

const study = (slug: string): ArticleCard => ({
  slug,
  path: `/research/${slug}/`,
  title: `Исследование ${slug}`,
  lead: 'Что стоит сайт.',
  category: null,
  minutes: 9,
  published_at: '2026-11-01T06:00:00.000Z',
  updated_at: null,
  changed: '',
})

const STUDIES = [study('ceny'), study('spros')]
const leave: (() => void)[] = []

/** A reader at the top of a page, whose offers the test watches. */
function reader(pathname: string, kind: PageKind, list: () => ArticleCard[] = () => STUDIES) {
  let current = { pathname, page: { kind } } as unknown as ResolvedPage
  const listeners = new Set<() => void>()
  const asked: string[] = []
  const api = (async (call: string) => {
    asked.push(call)
    return { list: list() }
  }) as unknown as CallApi
  const go = (path: string, to: PageKind) => {
    current = { pathname: path, page: { kind: to } } as unknown as ResolvedPage
    for (const listener of listeners) listener()
  }
  // Window listeners outlive a test.
  leave.push(() => go('/', 'page'))
  const pages = {
    get current() {
      return current
    },
    subscribe: (listener: () => void) => listeners.add(listener),
  }
  offerInApplication(pages, makeStore(undefined, { api }))
  return { asked, go }
}

const popup = () => document.querySelector('#offer aside')
const titles = () => Array.from(document.querySelectorAll('#offer a'), link => link.textContent)
/** Answers and rendering take several tasks; an offer that comes late would fail the test after it. */
const quiet = () => new Promise(resolve => setTimeout(resolve, 30))

function scrollTo(pixels: number): void {
  vi.stubGlobal('scrollY', pixels)
  window.dispatchEvent(new Event('scroll'))
}

/** How far below the top of the window the page leaves room for the offer. */
function placeAt(top: number): void {
  const place = document.getElementById('offer') ?? document.body.appendChild(document.createElement('div'))
  place.id = 'offer'
  place.getBoundingClientRect = () => new DOMRect(0, top, 0, 0)
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', SCREEN)
  placeAt(5 * SCREEN)
  scrollTo(0)
})
afterEach(async () => {
  for (const go of leave.splice(0)) go()
  await expect.poll(popup).toBeNull()
  writeCookie(document, cookieText(COOKIE, true, 0))
  // happy-dom keeps it until the next millisecond.
  await expect.poll(() => readCookie(cookiesOf(document), COOKIE)).toBeNull()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a study', () => {
  test('is offered after two screens of a rating, and asked for only then', async () => {
    const { asked } = reader('/crm/', 'read')
    scrollTo(2 * SCREEN - 1)
    await quiet()
    expect(popup()).toBeNull()
    expect(asked).toEqual([])
    scrollTo(2 * SCREEN)
    await expect.poll(titles).toEqual(['Исследование ceny'])
    expect(document.activeElement).toBe(document.body)
  })

  test('is not offered on a page that is not one to read', async () => {
    const { asked } = reader('/search/', 'page')
    scrollTo(9 * SCREEN)
    await quiet()
    expect(popup()).toBeNull()
    expect(asked).toEqual([])
  })

  test('being read is not offered: the next one is', async () => {
    reader('/research/ceny/', 'read')
    scrollTo(2 * SCREEN)
    await expect.poll(titles).toEqual(['Исследование spros'])
  })

  test('is not offered again in the year after, closed or not', async () => {
    reader('/crm/', 'read')
    scrollTo(2 * SCREEN)
    await expect.poll(titles).toHaveLength(1)
    expect(readCookie(cookiesOf(document), COOKIE)).toBe(true)
    expect(cookieText(COOKIE, true)).toContain(`max-age=${365 * 24 * 60 * 60};`)
    document.querySelector<HTMLElement>('[aria-label=Закрыть]')?.click()
    await expect.poll(popup).toBeNull()

    const { asked } = reader('/branding/', 'read')
    scrollTo(3 * SCREEN)
    await quiet()
    expect(popup()).toBeNull()
    expect(asked).toEqual([])
  })

  test('waits where its place is in the window: filling it would move what is read', async () => {
    reader('/crm/', 'read')
    placeAt(SCREEN - 1)
    scrollTo(2 * SCREEN)
    await quiet()
    expect(popup()).toBeNull()
    placeAt(SCREEN)
    scrollTo(2 * SCREEN + 1)
    await expect.poll(titles).toHaveLength(1)
  })

  test('goes with the page', async () => {
    const { go } = reader('/branding/', 'read')
    scrollTo(2 * SCREEN)
    await expect.poll(titles).toHaveLength(1)
    go('/branding/logo/', 'read')
    await expect.poll(popup).toBeNull()
  })

  test('that did not load is not offered', async () => {
    const { asked } = reader('/crm/', 'read', () => {
      throw new Error('Network Error')
    })
    scrollTo(2 * SCREEN)
    await expect.poll(() => asked).toEqual(['research-list'])
    await quiet()
    expect(popup()).toBeNull()
    expect(readCookie(cookiesOf(document), COOKIE)).toBeNull()
  })
})
