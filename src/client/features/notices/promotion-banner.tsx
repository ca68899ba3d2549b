import { isFormPage } from '#domain/paths/form-pages.ts'
import { dormantPart } from '../../app/dormant-part.tsx'
import { LastingPart } from '../../app/drawn-part.tsx'
import { useResolvedPage } from '../../app/location.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectNotices } from '../../store/shell/notices-slice.ts'
// Drawn without their code, so the shell brings their styles.
import '../../ui/ad-mark.module.css'
import '../../ui/button.module.css'
import '../../ui/icon.module.css'
import '../../ui/logo-image.module.css'
import './promotion.module.css'

const promotion = dormantPart(() => import('./promotion-part.tsx'))

const NO_PARAMS = {}

/** In the page, above the footer and so below the fold: removing a closed one shifts nothing seen. */
export function PromotionBanner() {
  const { isPromotionShown, closedPromotions } = useAppSelector(selectNotices)
  const { page } = useResolvedPage()
  const campaign = useCall('promotion-banner', NO_PARAMS).response?.banner?.id
  if (campaign === undefined) return null
  const isShown = isPromotionShown && !closedPromotions.includes(campaign) && !isFormPage(page.name)
  return (
    <div hidden={!isShown} data-print="none">
      <LastingPart part={promotion} />
    </div>
  )
}
