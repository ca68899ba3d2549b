import { crumbsAbove } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { InterviewArticle } from '../../features/interview-article/interview-article.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { interviewCrumbs } from './interview-crumbs.ts'

export function View() {
  const { response } = useCall('agencies-interview', usePageParams('interview'))
  if (!response) return <LoadingBlock />
  return <InterviewArticle interview={response} crumbs={crumbsAbove(interviewCrumbs(response))} />
}
