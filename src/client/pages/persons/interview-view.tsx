import { crumbsAbove } from '../../app/crumbs.ts'
import { usePageParams } from '../../app/location.tsx'
import { InterviewArticle } from '../../features/interview-article/interview-article.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import styles from './interview-view.module.css'
import { personInterviewCrumbs } from './person-crumbs.ts'

export function View() {
  const { response } = useCall('person-interview', usePageParams('person-interview'))
  if (!response) return <LoadingBlock />
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsAbove(personInterviewCrumbs(response.person))} />
      <InterviewArticle interview={response} />
    </div>
  )
}
