import { href } from '#domain/paths/paths.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useDeferred } from '../../app/use-deferred.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { promotionClosed, selectNotices, serverErrorClosed } from '../../store/shell/notices-slice.ts'
import { Toast } from '../../ui/toast.tsx'
import { CloseLine } from './close-line.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { noticeToShow } from './notice-to-show.ts'
import styles from './notices.module.css'

const RATING = href('rating', { type: 'digital-agencies' })
const loadSettings = () => import('./cookie-settings.tsx')

const SERVER_FAILED = 'Сервер не ответил'

/**
 * Notices over the bottom edge, one at a time: a message that answers an act hides the others, and the cookie choice
 * precedes the rest (notices.module.css). The spacer keeps the end of the page readable below them.
 */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const dispatch = useAppDispatch()
  const { module: settings } = useDeferred(loadSettings, notices.isCookieSettings)
  const { page, pathname } = useResolvedPage()
  const shown = noticeToShow(notices, { isInRating: pathname.startsWith(RATING), page: page.name })
  const failure = { text: SERVER_FAILED, action: { text: 'Повторить', onPress: () => window.location.reload() } }
  return (
    <div data-print="none">
      {shown !== null && <div className={styles.room} />}
      {shown === 'cookies' && <CookieNotice />}
      {shown === 'promotion' && (
        <section className={styles.notice} aria-label="Приглашение" data-floating="promotion">
          <CloseLine onClose={() => dispatch(promotionClosed())}>
            Выбираете подрядчика? <a href={RATING}>Рейтинг диджитал-агентств</a> показывает, из чего сложилось каждое
            место.
          </CloseLine>
        </section>
      )}
      {settings && <settings.CookieSettings />}
      <Toast message={notices.serverError === null ? null : failure} onClose={() => dispatch(serverErrorClosed())} />
    </div>
  )
}
