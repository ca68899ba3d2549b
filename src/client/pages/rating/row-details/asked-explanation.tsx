import type { Params } from '#contract/index.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { whyRequest } from '../rating-query.ts'

const requested = drawnPart(() => import('./requested-explanation.tsx'))

/** The explanation requested by `?why=`: for shared links and for opening a row without JavaScript. */
export function AskedExplanation() {
  const request = whyRequest(usePageParams('rating'), usePageQuery())
  return request && <Asked key={request.ids} request={request} />
}

function Asked({ request }: { request: Params<'rating-additional-info'> }) {
  const { isError } = useCall('rating-additional-info', request)
  return <Island of={requested} until="leave" isAsked={isError} />
}
