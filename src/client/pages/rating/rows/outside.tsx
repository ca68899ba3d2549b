import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { useCall } from '../../../store/hooks.ts'
import { useRating } from '../use-rating.ts'

const list = drawnPart(() => import('./outside-list.tsx'))

/** After the list: who fits what the address asks for without a place in it. */
export function Outside() {
  const { request, search } = useRating()
  const { isError } = useCall('rating-outside', request)
  return <Island key={search} of={list} until="leave" isAsked={isError} />
}
