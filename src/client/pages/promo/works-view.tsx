import { dormantPart } from '../../app/dormant-part.tsx'
import { PromoSlot } from './promo-slot.tsx'

const works = dormantPart(() => import('./works-part.tsx'))

export function View() {
  return <PromoSlot part={works} />
}
