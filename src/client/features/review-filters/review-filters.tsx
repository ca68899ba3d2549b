import { useRef } from 'react'
import type { ReviewSummary } from '#contract/shapes/review.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useCurrentInView } from '../../ui/use-current-in-view.ts'
import styles from './review-filters.module.css'

export interface ReviewChoice {
  /** Service slug or `all`. */
  category: string
  /** Id of a price range; 0 for any. */
  price: number
}

export interface ReviewFiltersProps {
  summary: Pick<ReviewSummary, 'data' | 'price_range' | 'selected' | 'selectedPrice'>
  hrefOf: (choice: ReviewChoice) => string
}

const ANY: ReviewChoice = { category: 'all', price: 0 }

/** Filters by service and price: links with counts, so they work without JavaScript. */
export function ReviewFilters({ summary, hrefOf }: ReviewFiltersProps) {
  const { data, price_range, selected: category, selectedPrice: price } = summary
  const isChosen = category !== ANY.category || price !== ANY.price
  const services = data.map(({ slug, ...option }) => ({ ...option, id: slug }))
  return (
    <section className={`stack-8 ${styles.filters}`} aria-label="Фильтры отзывов">
      <Choice
        label="Услуга"
        options={services}
        selected={category}
        hrefOf={chosen => hrefOf({ category: chosen, price })}
      />
      <Choice
        label="Стоимость проекта"
        options={price_range}
        selected={price}
        hrefOf={chosen => hrefOf({ category, price: chosen })}
      />
      {isChosen && (
        <TextLink isTarget href={hrefOf(ANY)}>
          Сбросить фильтры
        </TextLink>
      )}
    </section>
  )
}

interface ChoiceProps<Id> {
  label: string
  options: readonly { id: Id; title: string; count: number }[]
  selected: Id
  hrefOf: (id: Id) => string
}

function Choice<Id extends string | number>({ label, options, selected, hrefOf }: ChoiceProps<Id>) {
  const row = useRef<HTMLUListElement>(null)
  useCurrentInView(row, selected)
  if (options.length < 2) return null
  return (
    <ul className={`wrap-8 swipe ${styles.choice}`} aria-label={label} ref={row}>
      {options.map(({ id, title, count }) => (
        <li key={id}>
          <a
            className={`row-8 ${styles.option}`}
            href={hrefOf(id)}
            rel="nofollow"
            aria-current={id === selected || undefined}
          >
            {title}
            <small>{formatNumber(count)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
