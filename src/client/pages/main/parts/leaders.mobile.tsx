import { counted } from '#domain/russian/plural.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LeaderList, type TopRating } from './leader-list.tsx'
import styles from './leaders.module.css'

/** Twenty rows take three phone screens, so only the first rating is open. */
export function Leaders({ ratings }: { ratings: readonly TopRating[] }) {
  return (
    <div className={styles.stack}>
      {ratings.map((rating, index) => (
        <Disclosure
          key={rating.path}
          isOpenAtFirst={index === 0}
          summary={
            <span className={styles.summary}>
              <h3>{rating.title}</h3>
              <small>{counted(rating.participants, 'participant')}</small>
            </span>
          }
        >
          <LeaderList leaders={rating.leaders} />
          <ButtonLink isWide href={rating.path} aria-label={`Весь рейтинг: ${rating.title}`}>
            Весь рейтинг
          </ButtonLink>
        </Disclosure>
      ))}
    </div>
  )
}
