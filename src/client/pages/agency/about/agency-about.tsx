import { Island } from '../../../app/island.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { About } from './about.tsx'
import { AgencyFit } from './fit.tsx'

export function AgencyAbout() {
  return (
    <AgencyFrame>
      <Island of={AgencyFit} />
      <Island of={About} until="act" />
    </AgencyFrame>
  )
}
