import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectNotices } from '../../store/shell/notices-slice.ts'

const banners = drawnPart(() => import('./banner-list.tsx'))

const NO_PARAMS = {}

/** In the page, above the footer and so below the fold: hiding a closed banner shifts nothing seen. */
export function Banners() {
  const { isPromotionShown, closedPromotions, isDemoNoticeShown } = useAppSelector(selectNotices)
  const campaign = useCall('promotion-banner', NO_PARAMS).response?.banner?.id ?? 0
  const isClosed = !isPromotionShown || closedPromotions.includes(campaign)
  return (
    <div data-closed={`${isClosed ? 'promotion ' : ''}${isDemoNoticeShown ? '' : 'demo'}`} data-print="none">
      <Island of={banners} until="never" />
    </div>
  )
}
