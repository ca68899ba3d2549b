import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { LocationContext } from '../../app/location.tsx'
import { resolvePage } from '../../router/resolve-page.ts'
import { makeStore } from '../../store/make-store.ts'
import {
  cookieSettingsToggled,
  cookiesChosen,
  noticesRestored,
  promotionClosed,
  selectNotices,
  serverErrorShown,
} from '../../store/shell/notices-slice.ts'
import { cookieChoice, noticeToShow } from './notice-to-show.ts'
import { Notices } from './notices.tsx'

const newStore = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
const FRESH = { isPromotionShown: true, isDemoNoticeShown: true, cookieChoice: null, serverError: null }
const DEMO = { isDemo: true, isInRating: false }
const REAL = { isDemo: false, isInRating: false }
const CHOSEN = cookieChoice(false, new Date('2026-11-12T10:00:00Z'))

test('the server renders no notices, so restoring closed ones shifts nothing', () => {
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

test('no notice is shown until the cookie has been read', () => {
  expect(noticeToShow({ ...FRESH, cookieChoice: undefined }, DEMO)).toBeNull()
})

test('the cookie choice comes first, then the demo notice, then the promotion', () => {
  expect(noticeToShow(FRESH, DEMO)).toBe('cookies')
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN }, DEMO)).toBe('demo')
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN, isDemoNoticeShown: false }, DEMO)).toBe('promotion')
})

test('a site with real data has no demo notice', () => {
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN }, REAL)).toBe('promotion')
})

test('the rating is not promoted on its own page', () => {
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN }, { isDemo: false, isInRating: true })).toBeNull()
})

test('a server error hides all notices', () => {
  const store = newStore()
  store.dispatch(noticesRestored(FRESH))
  store.dispatch(serverErrorShown('Network Error'))
  expect(noticeToShow(selectNotices(store.getState()), DEMO)).toBeNull()
})

test('refusing analytics is stored with its time and closes the notice', () => {
  const store = newStore()
  store.dispatch(noticesRestored(FRESH))
  store.dispatch(cookieSettingsToggled(true))
  store.dispatch(cookiesChosen(CHOSEN))
  store.dispatch(promotionClosed())
  const notices = selectNotices(store.getState())
  expect(notices.cookieChoice).toEqual({ analytics: false, at: '2026-11-12T10:00:00.000Z' })
  expect(notices.isCookieSettings).toBe(false)
  expect(noticeToShow(notices, REAL)).toBeNull()
})
