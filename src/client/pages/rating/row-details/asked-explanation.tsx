import { useState } from 'react'
import type { Params } from '#contract/index.ts'
import { Dormant, dormantPart } from '../../../app/dormant-part.tsx'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useCall } from '../../../store/hooks.ts'
import { whyRequest } from '../rating-query.ts'
import '../../../features/evidence-list/evidence-list.module.css'
import './agency-details.module.css'
import './equation.module.css'
import './explanation.module.css'
import './outlook.module.css'
import './requested-explanation.module.css'

const requested = dormantPart(() => import('./requested-explanation.tsx'))

/** The explanation requested by `?why=`: for shared links and for opening a row without JavaScript. */
export function Part() {
  const request = whyRequest(usePageParams('rating'), usePageQuery())
  return request && <Asked key={request.ids} request={request} />
}

/** Drawn by the server, it needs no code; after a navigation or a failure it does. */
function Asked({ request }: { request: Params<'rating-additional-info'> }) {
  const [isDrawnHere] = useState(useIsHydrated())
  const { isError } = useCall('rating-additional-info', request)
  return <Dormant part={requested} isWanted={isDrawnHere || isError} />
}
