import { AgencyFrame } from '../frame/agency-frame.tsx'
import { Questions } from './questions.tsx'

export function View() {
  return (
    <AgencyFrame>
      <Questions />
    </AgencyFrame>
  )
}
