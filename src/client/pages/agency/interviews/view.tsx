import { AgencyFrame } from '../frame/agency-frame.tsx'
import { InterviewList } from './interview-list.tsx'

export function View() {
  return (
    <AgencyFrame>
      <InterviewList />
    </AgencyFrame>
  )
}
