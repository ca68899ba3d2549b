import { latePart, useLate } from '../../app/late-part.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { selectNotices, serverErrorClosed } from '../../store/shell/notices-slice.ts'
import { Toast } from '../../ui/toast.tsx'
import { CookieNotice, isCookieNoticeShown } from './cookie-notice.tsx'
import styles from './notices.module.css'

const settings = latePart(() => import('./cookie-settings.tsx'))

const SERVER_FAILED = 'Сервер не ответил'

/**
 * Notices over the bottom edge, one at a time: a message that answers an act hides the cookie choice
 * (notices.module.css). The spacer keeps the end of the page readable below them.
 */
export function Notices() {
  const notices = useAppSelector(selectNotices)
  const dispatch = useAppDispatch()
  const { module: CookieSettings } = useLate(settings, notices.isCookieSettings)
  const isCookies = isCookieNoticeShown(notices)
  const failure = { text: SERVER_FAILED, action: { text: 'Повторить', onPress: () => window.location.reload() } }
  return (
    <div data-print="none">
      {isCookies && <div className={styles.room} />}
      {isCookies && <CookieNotice />}
      {CookieSettings && <CookieSettings />}
      <div className={styles.failed}>
        <Toast message={notices.serverError === null ? null : failure} onClose={() => dispatch(serverErrorClosed())} />
      </div>
    </div>
  )
}
