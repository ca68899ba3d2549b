import { deferredPart } from '../../../app/deferred-part.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { ReviewsTab } from './reviews-tab.tsx'

const Head = deferredPart(() => import('./reviews-head.tsx'))
const List = deferredPart(() => import('./review-list.desktop.tsx'), <LoadingBlock />)

export function View() {
  return (
    <ReviewsTab>
      <Head />
      <List />
    </ReviewsTab>
  )
}
