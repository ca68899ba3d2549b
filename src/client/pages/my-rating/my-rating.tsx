import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './my-rating.module.css'
import { OwnBoard } from './own-board.tsx'

const head = drawnPart(() => import('./my-head.tsx'))

/** The reader's own weights: the same facts in the order of what matters to them. */
export function MyRating() {
  const rating = usePageParams('my-rating')
  const query = usePageQuery()
  const { response, isError, retry } = useCall('rating-my', ratingRequest(rating, query))
  if (isError) return <ErrorBlock onRetry={retry} />
  if (!response) return <LoadingBlock />
  return (
    <>
      <Island of={head} until="leave" />
      {response.rows.length === 0 ? (
        <div className={styles.board}>
          <EmptyState
            title="Здесь некого сравнивать"
            action={
              <ButtonLink tone="secondary" href={buildRatingPath(rating)}>
                Официальный рейтинг
              </ButtonLink>
            }
          >
            В этом списке нет мест, поэтому и весить нечего.
          </EmptyState>
        </div>
      ) : (
        <OwnBoard key={query.toString()} answer={response} />
      )}
    </>
  )
}
