import { useEffect, useRef, useState } from 'react'
import { Island } from '../../../app/island.tsx'
import { drawnPart, latePart, useLate } from '../../../app/late-part.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { useCall } from '../../../store/hooks.ts'
import styles from './below.module.css'

const reviews = latePart(() => import('./rating-reviews.tsx'))
const cards = drawnPart(() => import('./response-cards.tsx'))

/** The newest responses; all of them, filtered by price, on demand. */
export function Responses({ path }: { path: string }) {
  const { isError } = useCall('rating-page-responses', { path })
  const isHydrated = useIsHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [isAll, setIsAll] = useState(false)
  const { module: RatingReviews } = useLate(reviews, isAll)
  useEffect(() => {
    const listenTo = place.current
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`.${styles.all} button`)) setIsAll(true)
    }
    listenTo?.addEventListener('click', look)
    return () => listenTo?.removeEventListener('click', look)
  }, [])
  if (isAll && RatingReviews) return <RatingReviews path={path} />
  return (
    <div ref={place} className={isHydrated ? styles.live : undefined}>
      <Island of={cards} until="leave" isAsked={isError} />
    </div>
  )
}
