import { counted } from '#domain/russian/plural.ts'
import { LeaderList, type TopRating } from './leader-list.tsx'
import styles from './leaders.module.css'

export function Leaders({ ratings }: { ratings: readonly TopRating[] }) {
  return (
    <div className={styles.grid}>
      {ratings.map(rating => (
        <section key={rating.path} className={styles.rating}>
          <h3>
            <a href={rating.path}>{rating.title}</a>
          </h3>
          <p>{counted(rating.participants, 'participant')}</p>
          <LeaderList leaders={rating.leaders} />
        </section>
      ))}
    </div>
  )
}
