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
const ELSEWHERE = { page: 'agency', isInRating: false } as const
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
  expect(noticeToShow({ ...FRESH, cookieChoice: undefined }, ELSEWHERE)).toBeNull()
})

test('the cookie choice comes first, then the promotion', () => {
  expect(noticeToShow(FRESH, ELSEWHERE)).toBe('cookies')
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN }, ELSEWHERE)).toBe('promotion')
})

test.each(['tender', 'review-client', 'tender-answer'] as const)('nothing is promoted over the form of %s', page => {
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN }, { page, isInRating: false })).toBeNull()
  expect(noticeToShow(FRESH, { page, isInRating: false })).toBe('cookies')
})

test('the rating is not promoted on its own page', () => {
  expect(noticeToShow({ ...FRESH, cookieChoice: CHOSEN }, { page: 'rating', isInRating: true })).toBeNull()
})

test('a server error hides all notices', () => {
  const store = newStore()
  store.dispatch(noticesRestored(FRESH))
  store.dispatch(serverErrorShown('Network Error'))
  expect(noticeToShow(selectNotices(store.getState()), ELSEWHERE)).toBeNull()
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
  expect(noticeToShow(notices, ELSEWHERE)).toBeNull()
})
