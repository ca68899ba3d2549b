import { useAppDispatch, useAppSelector, useCall } from '../../store/hooks.ts'
import { demoNoticeClosed, selectNotices } from '../../store/shell/notices-slice.ts'
import { CloseLine } from './close-line.tsx'
import styles from './notices.module.css'

const NO_PARAMS = {}

/** In the page, above the footer and so below the fold: it covers nothing, and removing a closed one shifts nothing seen. */
export function DemoNotice() {
  const { isDemoNoticeShown } = useAppSelector(selectNotices)
  const { response: contacts } = useCall('contacts-info', NO_PARAMS)
  const dispatch = useAppDispatch()
  if (!isDemoNoticeShown || contacts?.is_demo !== true) return null
  return (
    <section className={styles.inPage} aria-label="Демонстрация" data-print="none">
      <CloseLine onClose={() => dispatch(demoNoticeClosed())}>
        Это демонстрация: агентства, люди и отзывы вымышлены.
      </CloseLine>
    </section>
  )
}
