import { LoadingBlock } from '../../ui/loading-block.tsx'
import { CmsEmpty } from './parts/cms-empty.tsx'
import { CmsHead } from './parts/cms-head.tsx'
import { CmsRules } from './parts/cms-rules.tsx'
import { CmsTable } from './parts/cms-table.tsx'
import { isOfOneKind } from './parts/cms-words.ts'
import { useRating } from './parts/use-rating.ts'

export function View() {
  const { rating, path, response } = useRating()
  if (!response) return <LoadingBlock />
  return (
    <>
      <CmsHead path={path} />
      {response.systems.length === 0 ? (
        <CmsEmpty wider={response.wider} />
      ) : (
        <>
          <CmsTable caption={response.h1} systems={response.systems} isOfOneKind={isOfOneKind(rating)} />
          <CmsRules />
        </>
      )}
    </>
  )
}
