import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import { LocationContext } from '../../app/location.tsx'
import { resolvePage } from '../../router/resolve-page.ts'
import { makeStore } from '../../store/make-store.ts'
import { remoteActions } from '../../store/remote.ts'
import {
  cookieSettingsToggled,
  cookiesChosen,
  noticesRestored,
  promotionClosed,
  selectNotices,
  serverErrorShown,
} from '../../store/shell/notices-slice.ts'
import { BannerList } from './banner-list.tsx'
import { Banners } from './banners.tsx'
import { cookieChoice, isCookieNoticeShown } from './cookie-notice.tsx'
import { Notices } from './notices.tsx'

const newStore = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
const FRESH = { closedPromotions: [], isDemoNoticeShown: true, cookieChoice: null }
const CHOSEN = cookieChoice(false, new Date('2026-11-12T10:00:00Z'))
const BANNER = {
  id: 7,
  name: 'Тихая гавань',
  title: 'Хостинг с копиями',
  link: 'https://gavan.example/?erid=2VtzqwDemo1',
  image: null,
  ad: { advertiser: 'ООО «Тихая гавань»', inn: '7707083893', erid: '2VtzqwDemo1' },
}

const CONTACTS = {
  legal_name: 'ООО «Мерка»',
  address: '',
  phones: [],
  emails: [],
  point: { latitude: 0, longitude: 0 },
  inn: '',
  ogrn: '',
}

test('the server renders no floating notices, so restoring closed ones shifts nothing', () => {
  const html = renderToStaticMarkup(
    <Provider store={newStore()}>
      <LocationContext value={resolvePage('/', '')}>
        <Notices />
      </LocationContext>
    </Provider>,
  )
  expect(html).not.toContain('cookie')
  expect(html).not.toContain('<section')
})

test('the cookie notice waits until the cookie has been read, and until a choice is made', () => {
  const store = newStore()
  const isShown = () => isCookieNoticeShown(selectNotices(store.getState()))
  expect(isShown()).toBe(false)
  store.dispatch(noticesRestored(FRESH))
  expect(isShown()).toBe(true)
  store.dispatch(cookiesChosen(CHOSEN))
  expect(isShown()).toBe(false)
})

test('a server error hides the cookie notice', () => {
  const store = newStore()
  store.dispatch(noticesRestored(FRESH))
  store.dispatch(serverErrorShown('Network Error'))
  expect(isCookieNoticeShown(selectNotices(store.getState()))).toBe(false)
})

test('refusing analytics is stored with its time and closes the settings', () => {
  const store = newStore()
  store.dispatch(noticesRestored(FRESH))
  store.dispatch(cookieSettingsToggled(true))
  store.dispatch(cookiesChosen(CHOSEN))
  const notices = selectNotices(store.getState())
  expect(notices.cookieChoice).toEqual({ analytics: false, at: '2026-11-12T10:00:00.000Z' })
  expect(notices.isCookieSettings).toBe(false)
})

test.each([true, false])('whether the data are fictional (%s) decides about the demo notice', is_demo => {
  const store = newStore()
  store.dispatch(remoteActions.started({ name: 'contacts-info', request: {} }))
  store.dispatch(remoteActions.ended({ name: 'contacts-info', request: {}, response: { ...CONTACTS, is_demo } }))
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <BannerList />
    </Provider>,
  )
  expect(html.includes('Демонстрация')).toBe(is_demo)
})

describe('the promotion banner', () => {
  function shown(path: string, banner: typeof BANNER | null, act: (store: ReturnType<typeof newStore>) => void) {
    const store = newStore()
    store.dispatch(remoteActions.started({ name: 'promotion-banner', request: {} }))
    store.dispatch(remoteActions.ended({ name: 'promotion-banner', request: {}, response: { banner } }))
    act(store)
    return renderToStaticMarkup(
      <Provider store={store}>
        <LocationContext value={resolvePage(path, '')}>
          <Banners />
          <BannerList />
        </LocationContext>
      </Provider>,
    )
  }
  const isHidden = (html: string) => /^<div data-closed="promotion /.test(html)

  test('is shown with its mark, its erid and a button that names the campaign', () => {
    const html = shown('/', BANNER, () => undefined)
    expect(isHidden(html)).toBe(false)
    expect(html).toContain('Реклама. ООО «Тихая гавань», ИНН 7707083893. erid: 2VtzqwDemo1')
    expect(html).toMatch(/<button[^>]*data-closes="promotion"[^>]*value="7"/)
    expect(html).toContain('rel="sponsored noreferrer"')
  })

  test('is hidden once closed, and after a reload by the campaign that was closed', () => {
    expect(isHidden(shown('/', BANNER, store => store.dispatch(promotionClosed(7))))).toBe(true)
    const restored = (closedPromotions: number[]) =>
      shown('/', BANNER, store => store.dispatch(noticesRestored({ ...FRESH, closedPromotions })))
    expect(isHidden(restored([7]))).toBe(true)
    expect(isHidden(restored([6]))).toBe(false)
  })

  test('is not shown without a campaign', () => {
    expect(shown('/', null, () => undefined)).not.toContain('<aside')
  })
})
