import { usePageParams } from '../../app/location.tsx'
import { InterviewPage } from '../../features/article/interview-page.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { personInterviewCrumbs } from './person-crumbs.ts'

export function Part() {
  const { response } = useCall('person-interview', usePageParams('person-interview'))
  if (!response) return <LoadingBlock />
  return <InterviewPage interview={response} crumbs={personInterviewCrumbs(response.person)} />
}
