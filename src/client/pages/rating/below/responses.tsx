import { useEffect, useRef, useState } from 'react'
import { dormantPart } from '../../../app/dormant-part.tsx'
import { DrawnPart } from '../../../app/drawn-part.tsx'
import { useDeferred } from '../../../app/use-deferred.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useCall } from '../../../store/hooks.ts'
import styles from './below.module.css'

const loadReviews = () => import('./rating-reviews.tsx')
const cards = dormantPart(() => import('./response-cards.tsx'))

/** The newest responses; all of them, filtered by price, on demand. */
export function Responses({ path }: { path: string }) {
  const { isError } = useCall('rating-page-responses', { path })
  const isHydrated = useIsHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [isAll, setIsAll] = useState(false)
  const { module: reviews } = useDeferred(loadReviews, isAll)
  useEffect(() => {
    const listenTo = place.current
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`.${styles.all} button`)) setIsAll(true)
    }
    listenTo?.addEventListener('click', look)
    return () => listenTo?.removeEventListener('click', look)
  }, [])
  if (isAll && reviews) return <reviews.RatingReviews path={path} />
  return (
    <div ref={place} className={isHydrated ? styles.live : undefined}>
      <DrawnPart part={cards} isFailed={isError} />
    </div>
  )
}
