import { dormantPart } from '../../app/dormant-part.tsx'
import { PromoSlot } from './promo-slot.tsx'

const awards = dormantPart(() => import('./awards-part.tsx'))

export function View() {
  return <PromoSlot part={awards} />
}
