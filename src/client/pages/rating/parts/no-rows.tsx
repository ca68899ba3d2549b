import type { RatingPath } from '#domain/rating-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from './no-rows.module.css'
import { widerRating } from './wider-rating.ts'

/** Honest about an empty slice: says why and where there is more. */
export function NoRows({ rating }: { rating: RatingPath }) {
  const wider = widerRating(rating)
  return (
    <div className={styles.empty}>
      <EmptyState
        title="Здесь пока нет участников"
        action={
          wider && (
            <ButtonLink tone="secondary" href={wider.href}>
              {wider.title}
            </ButtonLink>
          )
        }
      >
        {rating.year
          ? `В выпуске ${rating.year} года ни одно агентство не набрало здесь проверенных проектов, нужных для участия.`
          : 'Ни одно агентство ещё не набрало здесь проверенных проектов, нужных для участия.'}
        {wider && ' Смотрите рейтинг шире:'}
      </EmptyState>
    </div>
  )
}
