import { AgencyFrame } from '../frame/agency-frame.tsx'
import { PriceCards } from './price-cards.tsx'

export function View() {
  return (
    <AgencyFrame>
      <PriceCards />
    </AgencyFrame>
  )
}
