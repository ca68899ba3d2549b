import { island } from '../../../app/island.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { Part as ListPart } from './review-list.mobile.tsx'
import { Part as HeadPart } from './reviews-head.tsx'
import { ReviewsTab } from './reviews-tab.tsx'

const Head = island(HeadPart)
const List = island(ListPart, <LoadingBlock />)

export function View() {
  return (
    <ReviewsTab>
      <Head />
      <List />
    </ReviewsTab>
  )
}
