import { laterPart } from '../../../app/later-part.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { AboutTop } from './about-top.tsx'

const Below = laterPart(() => import('./about-below.tsx'))

export function View() {
  return (
    <AgencyFrame>
      <AboutTop />
      <Below />
    </AgencyFrame>
  )
}
