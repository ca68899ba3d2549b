import { useRef } from 'react'
import type { FilterGroup } from '#contract/shapes/project.ts'
import type { ReviewSummary } from '#contract/shapes/review.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { REVIEW_ORDERS } from '#domain/review/review-filters.ts'
import { counted } from '#domain/russian/plural.ts'
import choice from '../../ui/choice.module.css'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useClosingDetails } from '../../ui/use-closing-details.ts'
import { useCurrentInView } from '../../ui/use-current-in-view.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-filters.module.css'

type FilteredReviews = Pick<ReviewSummary, 'data' | 'price_range' | 'selected' | 'selectedPrice' | 'results_count'> &
  Partial<Pick<ReviewSummary, 'filters'>>

export interface ReviewFiltersProps {
  summary: FilteredReviews
  /** The chosen order of a list that has more than one. */
  order?: string
  /** The same list with this filter; null removes it. */
  hrefOf: (key: string, value: string | null) => string
  resetHref: string
}

/** Filters with counts and the order: links, so they work without JavaScript. */
export function ReviewFilters({ summary, order, hrefOf, resetHref }: ReviewFiltersProps) {
  const box = useRef<HTMLElement>(null)
  useClosingDetails(box)
  const groups = groupsOf(summary)
  const isChosen = summary.selected !== ANY_SERVICE || groups.some(({ selected }) => selected !== null)
  return (
    <section className={`stack-8 ${styles.filters}`} id={FILTERS} aria-label="Фильтры отзывов" ref={box}>
      <Services services={summary.data} selected={summary.selected} hrefOf={hrefOf} />
      <ul className={`wrap-8 swipe ${styles.row}`}>
        {groups.map(group => (
          <li key={group.key}>
            <Filter group={group} hrefOf={hrefOf} />
          </li>
        ))}
        {order !== undefined && (
          <li className={styles.order}>
            <ChoiceMenu
              opener={REVIEW_ORDERS.find(({ id }) => id === order)?.title ?? ''}
              name="review-filters"
              links={REVIEW_ORDERS.map(({ id, title }) => ({
                title,
                href: hrefOf('order', id),
                isCurrent: id === order,
              }))}
            />
          </li>
        )}
      </ul>
      {isChosen && (
        <p className="aside" role="status">
          {`Найдено: ${counted(summary.results_count, 'review')}. `}
          <a href={resetHref}>Сбросить фильтры</a>
        </p>
      )}
    </section>
  )
}

/** Its id, for links from above a list to what they choose in it. */
export const FILTERS = 'filters'

const ANY_SERVICE = 'all'

/** What no review answers is left out, unless it is chosen. */
function groupsOf({ price_range: [any, ...ranges], selectedPrice, filters = [] }: FilteredReviews): FilterGroup[] {
  const price = {
    ...{ key: 'price', title: 'Стоимость', selected: selectedPrice === any?.id ? null : String(selectedPrice) },
    options: ranges
      .filter(({ id, count }) => count > 0 || id === selectedPrice)
      .map(({ id, ...range }) => ({ value: String(id), ...range })),
  }
  return [...filters, price].filter(
    // A menu of one option changes nothing; a sign is a switch.
    ({ options: [only, ...others], title, selected }) =>
      selected !== null || others.length > 0 || only?.title === title,
  )
}

interface FilterProps extends Pick<ReviewFiltersProps, 'hrefOf'> {
  group: FilterGroup
}

function Filter({ group: { key, title, selected, options }, hrefOf }: FilterProps) {
  const chosen = options.find(({ value }) => value === selected)
  if (chosen) {
    return (
      <a className={choice.chosen} href={hrefOf(key, null)} rel="nofollow">
        <VisuallyHidden>Убрать: </VisuallyHidden>
        {chosen.title}
        <Icon name="close" isSmall />
      </a>
    )
  }
  const [only] = options
  if (only?.title === title) {
    return (
      <a className={`${choice.opener} ${styles.sign}`} href={hrefOf(key, only.value)} rel="nofollow">
        {title}
        <small>{formatNumber(only.count)}</small>
      </a>
    )
  }
  return (
    <ChoiceMenu
      opener={title}
      name="review-filters"
      links={options.map(({ value, title: option, count }) => ({
        title: option,
        note: formatNumber(count),
        href: hrefOf(key, value),
      }))}
    />
  )
}

interface ServicesProps extends Pick<ReviewFiltersProps, 'hrefOf'> {
  services: ReviewSummary['data']
  selected: string
}

function Services({ services, selected, hrefOf }: ServicesProps) {
  const row = useRef<HTMLUListElement>(null)
  useCurrentInView(row, selected)
  const shown = services.filter(({ slug, count }) => count > 0 || slug === selected || slug === ANY_SERVICE)
  // With one service, all are of it.
  if (shown.length < 3 && selected === ANY_SERVICE) return null
  return (
    <ul className={`wrap-8 swipe ${styles.row}`} aria-label="Услуга" ref={row}>
      {shown.map(({ slug, title, count }) => {
        const href = hrefOf('category', slug === ANY_SERVICE ? null : slug)
        return (
          <li key={slug}>
            <a
              className={`${slug === selected ? choice.chosen : choice.opener} ${styles.sign}`}
              href={href}
              // Some services have pages of their own.
              rel={href.includes('?') ? 'nofollow' : undefined}
              aria-current={slug === selected ? 'true' : undefined}
            >
              {title}
              <small>{formatNumber(count)}</small>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
