import { LoadingBlock } from '../../ui/loading-block.tsx'
import { CmsCards } from './cms/cms-cards.tsx'
import { CmsEmpty } from './cms/cms-empty.tsx'
import { CmsHead } from './cms/cms-head.tsx'
import { CmsRules } from './cms/cms-rules.tsx'
import { isOfOneKind } from './cms/cms-text.ts'
import { useRating } from './use-rating.ts'

export function View() {
  const { rating, path, response } = useRating()
  if (!response) return <LoadingBlock />
  return (
    <>
      <CmsHead path={path} isBrief />
      {response.systems.length === 0 ? (
        <CmsEmpty wider={response.wider} />
      ) : (
        <>
          <CmsCards systems={response.systems} isOfOneKind={isOfOneKind(rating)} />
          <CmsRules />
        </>
      )}
    </>
  )
}
