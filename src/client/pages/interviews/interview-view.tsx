import { crumbsAbove } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { InterviewArticle } from '../../features/interview-article/interview-article.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { interviewCrumbs } from './interview-crumbs.ts'
import styles from './interview-view.module.css'

export function View() {
  const { response } = useCall('agencies-interview', usePageParams('interview'))
  if (!response) return <LoadingBlock />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsAbove(interviewCrumbs(response))} />
      <InterviewArticle interview={response} />
    </div>
  )
}
