import { dormantPart } from '../../app/dormant-part.tsx'
import { LastingPart } from '../../app/drawn-part.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectNotices } from '../../store/shell/notices-slice.ts'
// Drawn without their code, so the shell brings their styles.
import '../../ui/ad-mark.module.css'
import '../../ui/button.module.css'
import '../../ui/icon.module.css'
import '../../ui/logo-image.module.css'
import './banners.module.css'

const banners = dormantPart(() => import('./banners-part.tsx'))

const NO_PARAMS = {}

/** In the page, above the footer and so below the fold: hiding a closed banner shifts nothing seen. */
export function Banners() {
  const { isPromotionShown, closedPromotions, isDemoNoticeShown } = useAppSelector(selectNotices)
  const campaign = useCall('promotion-banner', NO_PARAMS).response?.banner?.id ?? 0
  const isClosed = !isPromotionShown || closedPromotions.includes(campaign)
  return (
    <div data-closed={`${isClosed ? 'promotion ' : ''}${isDemoNoticeShown ? '' : 'demo'}`} data-print="none">
      <LastingPart part={banners} />
    </div>
  )
}
