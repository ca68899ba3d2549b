import { href } from '#domain/paths.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { promotionClosed } from '../../store/notices-slice.ts'
import { ClosableNotice } from './closable-notice.tsx'

const RATING = href('rating', { type: 'digital-agencies' })

/** A word of the house, no advertisement; it does not invite to where the visitor already is. */
export function Promotion() {
  const { pathname } = useResolvedPage()
  const dispatch = useAppDispatch()
  if (pathname.startsWith(RATING)) return null
  return (
    <ClosableNotice label="Приглашение" onClose={() => dispatch(promotionClosed())}>
      Выбираете подрядчика? <a href={RATING}>Рейтинг диджитал-агентств</a> показывает, из чего сложилось каждое место.
    </ClosableNotice>
  )
}
