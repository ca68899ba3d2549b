import { AgencyFrame } from '../frame/agency-frame.tsx'
import { AgencyInterviews } from './agency-interviews.tsx'
import { MentionList } from './mention-list.tsx'

export function View() {
  return (
    <AgencyFrame>
      <MentionList />
      <AgencyInterviews />
    </AgencyFrame>
  )
}
