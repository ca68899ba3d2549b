import { href } from '#domain/paths/paths.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { promotionClosed } from '../../store/shell/notices-slice.ts'
import { ClosableNotice } from './closable-notice.tsx'

export const RATING = href('rating', { type: 'digital-agencies' })

/** A word of the house, no advertisement. */
export function Promotion() {
  const dispatch = useAppDispatch()
  return (
    <ClosableNotice label="Приглашение" onClose={() => dispatch(promotionClosed())}>
      Выбираете подрядчика? <a href={RATING}>Рейтинг диджитал-агентств</a> показывает, из чего сложилось каждое место.
    </ClosableNotice>
  )
}
