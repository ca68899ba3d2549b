import { island } from '../../../app/island.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { About } from './about.tsx'
import { Part as FitPart } from './fit.tsx'

const Fit = island(FitPart)

export function View() {
  return (
    <AgencyFrame>
      <Fit />
      <About />
    </AgencyFrame>
  )
}
