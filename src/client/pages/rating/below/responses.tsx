import { useState } from 'react'
import type { ResponseCard as Response } from '#contract/shapes/response.ts'
import { useDeferred } from '../../../app/use-deferred.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { Button } from '../../../ui/button.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import styles from './below.module.css'

const loadReviews = () => import('./rating-reviews.tsx')

interface ResponsesProps {
  path: string
  responses: readonly Response[]
}

/** The newest responses; all of them, filtered by price, on demand. */
export function Responses({ path, responses }: ResponsesProps) {
  const isHydrated = useIsHydrated()
  const [isAll, setIsAll] = useState(false)
  const { module: reviews } = useDeferred(loadReviews, isAll)
  if (isAll && reviews) return <reviews.RatingReviews path={path} />
  return (
    <>
      <MemoList
        as="ul"
        className={styles.cards}
        items={responses}
        keyOf={({ id }) => id}
        kind="response"
        render={response => <ResponseCard response={response} />}
      />
      {/* Reserves the button's space, so that hydration causes no layout shift. */}
      <div className={styles.all}>
        {isHydrated && (
          <Button isPending={isAll} onClick={() => setIsAll(true)}>
            Все отзывы по стоимости проекта
          </Button>
        )}
      </div>
    </>
  )
}
