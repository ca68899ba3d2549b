import { dormantPart } from '../../app/dormant-part.tsx'
import { PromoSlot } from './promo-slot.tsx'

const promo = dormantPart(() => import('./promo-part.tsx'))

export function View() {
  return <PromoSlot part={promo} />
}
