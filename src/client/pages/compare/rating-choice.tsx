import { href } from '#domain/paths/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { type ComparisonQuery, ratingValue } from './compare-query.ts'
import styles from './compare-tools.module.css'
import { QueryFields } from './query-fields.tsx'
import type { CompareTable } from './use-table.ts'

/** The rating whose scores and prices are compared. A plain form: choosing submits it, or its button without JavaScript. */
export function RatingChoice({ board, query }: { board: CompareTable['board']; query: ComparisonQuery }) {
  const { rating, ratings } = board
  if (!rating || ratings.length < 2) return null
  return (
    <form className={styles.rating} method="get" action={href('compare')}>
      <QueryFields query={query} except="rating" />
      <Select
        key={rating.path}
        label="Рейтинг"
        isLabelHidden
        name="rating"
        defaultValue={ratingValue(rating.path)}
        options={ratings.map(({ title, path }) => ({ value: ratingValue(path), label: `Рейтинг: ${title}` }))}
        onChange={event => event.currentTarget.form?.requestSubmit()}
      />
      <noscript>
        <Button type="submit">Сравнить в нём</Button>
      </noscript>
    </form>
  )
}
