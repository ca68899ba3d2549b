import { AgencyFrame } from '../frame/agency-frame.tsx'
import { PriceTable } from './price-table.tsx'

export function View() {
  return (
    <AgencyFrame>
      <PriceTable />
    </AgencyFrame>
  )
}
