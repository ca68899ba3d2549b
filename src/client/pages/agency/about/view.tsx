import { AgencyFrame } from '../frame/agency-frame.tsx'
import { About } from './about.tsx'

export function View() {
  return (
    <AgencyFrame>
      <About />
    </AgencyFrame>
  )
}
