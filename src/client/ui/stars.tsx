import styles from './stars.module.css'

export type StarsProps = {
  /** Already formatted: «4,7». */
  value: string
  /** «38 отзывам»: completes «Оценка 4,7 из 5 по …». */
  byReviews?: string | undefined
}

export function starsText({ value, byReviews }: StarsProps): string {
  return `Оценка ${value} из 5${byReviews === undefined ? '' : ` по ${byReviews}`}`
}

export function Stars(props: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={starsText(props)}>
      {props.value}
    </span>
  )
}
