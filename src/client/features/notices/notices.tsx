import { href } from '#domain/paths/paths.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useAppDispatch, useAppSelector, useCall } from '../../store/hooks.ts'
import { demoNoticeClosed, promotionClosed, selectNotices, serverErrorClosed } from '../../store/shell/notices-slice.ts'
import { Toast } from '../../ui/toast.tsx'
import { ClosableNotice } from './closable-notice.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { CookieSettings } from './cookie-settings.tsx'
import { noticeToShow } from './notice-to-show.ts'
import styles from './notices.module.css'

const RATING = href('rating', { type: 'digital-agencies' })
const NO_PARAMS = {}
const SERVER_FAILED = 'Сервер не ответил'

/** Notices over the bottom edge. The spacer keeps the end of the page readable below them. */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const { response: contacts } = useCall('contacts-info', NO_PARAMS)
  const dispatch = useAppDispatch()
  const isInRating = useResolvedPage().pathname.startsWith(RATING)
  const shown = noticeToShow(notices, { isDemo: contacts?.is_demo === true, isInRating })
  const failure = { text: SERVER_FAILED, action: { text: 'Повторить', onPress: () => window.location.reload() } }
  return (
    <div data-print="none">
      {shown !== null && <div className={styles.room} />}
      {shown === 'cookies' && <CookieNotice />}
      {shown === 'demo' && (
        <ClosableNotice label="Демонстрация" onClose={() => dispatch(demoNoticeClosed())}>
          Это демонстрация: агентства, люди и отзывы вымышлены.
        </ClosableNotice>
      )}
      {shown === 'promotion' && (
        <ClosableNotice label="Приглашение" onClose={() => dispatch(promotionClosed())}>
          Выбираете подрядчика? <a href={RATING}>Рейтинг диджитал-агентств</a> показывает, из чего сложилось каждое
          место.
        </ClosableNotice>
      )}
      <CookieSettings />
      <Toast message={notices.serverError === null ? null : failure} onClose={() => dispatch(serverErrorClosed())} />
    </div>
  )
}
