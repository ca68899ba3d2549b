import { usePageParams } from '../../app/location.tsx'
import { InterviewPage } from '../../features/article/interview-page.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { interviewCrumbs } from './interview-crumbs.ts'

export function Part() {
  const { response } = useCall('agencies-interview', usePageParams('interview'))
  if (!response) return <LoadingBlock />
  return <InterviewPage interview={response} crumbs={interviewCrumbs(response)} />
}
