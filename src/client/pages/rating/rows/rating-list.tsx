import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { chosenFilters, filterSearch } from '#domain/rating/rating-filters.ts'
import { counted } from '#domain/russian/plural.ts'
import { loadChunk } from '../../../app/load-chunk.ts'
import { CompareForm } from '../../../features/selection/compare-box.tsx'
import { useAppDispatch } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import type { RowPart } from '../../../store/rating/rating-rows-slice.ts'
import { callRequest } from '../../../store/remote.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { WHY } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'
import styles from './rating-list.module.css'
import { loadDetails } from './use-row-details.tsx'

/** Page size of the call. */
const STEP = 20
/** Matches exactly one link per row: links of open rows and sponsors are nested deeper. */
const ROW_LINKS = ':is(td, li) > a'

interface RatingListProps {
  answer: Answer<'rating-page-main-info'>
  /** The rows: a table or cards, each with one link. */
  children: ReactNode
}

/**
 * Rows with «Показать ещё». The buttons of a row submit this form: with JavaScript they open the row, without it the
 * server shows the same explanation above the list. «Показать ещё» without JavaScript links to the first two hundred,
 * and each two hundred to the next.
 */
export function RatingList({ answer, children }: RatingListProps) {
  const { rating, filters, path, request, isAjax, isError } = useRating()
  const dispatch = useAppDispatch()
  const { rows, next, found, following } = answer
  const list = useRef<HTMLElement>(null)
  const lengthBefore = useRef<number | null>(null)

  // The clicked link is gone by now: move focus to the first new row.
  useEffect(() => {
    if (lengthBefore.current === null || rows.length <= lengthBefore.current) return
    list.current?.querySelectorAll<HTMLElement>(ROW_LINKS)[lengthBefore.current]?.focus({ preventScroll: true })
    lengthBefore.current = null
  }, [rows.length])

  const showMore = () => {
    if (next === null) return
    lengthBefore.current = rows.length
    dispatch(loadCall(callRequest('rating-page-main-info', { ...request, next })))
  }
  const toggleRow = async (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const { value, dataset } = submitter
    try {
      const { openRow } = await loadChunk(loadDetails)
      dispatch(openRow(path, Number(value), dataset.part as RowPart))
    } catch {
      // The chunk failed to load: let the server answer, as it does without JavaScript.
      window.location.assign(`${path}?${WHY}=${value}`)
    }
  }

  return (
    <section className={styles.list} aria-label="Участники рейтинга" ref={list}>
      <form method="get" action={path} onSubmit={toggleRow}>
        {chosenFilters(filters).map(([key, id]) => (
          <input key={key} type="hidden" name={key} value={id} />
        ))}
        {children}
      </form>
      <CompareForm />
      {next !== null && !isError && (
        <ShowMore
          text={moreText(found - rows.length)}
          href={buildRatingPath({ ...rating, range: '1-200' }) + filterSearch(filters)}
          isPending={isAjax}
          onMore={showMore}
        />
      )}
      {following && (
        <ButtonLink tone="secondary" size="large" isWide href={following.path}>
          {following.title}
        </ButtonLink>
      )}
      {isError && <ErrorBlock onRetry={showMore} />}
      <p className={styles.shown} role="status">
        {shownText(rows.length, found)}
      </p>
    </section>
  )
}

export function moreText(left: number): string {
  return `Показать ещё ${counted(Math.min(Math.max(left, 1), STEP), 'agency')}`
}

export function shownText(shown: number, found: number): string {
  return `Показано ${formatNumber(shown)} из ${formatNumber(Math.max(shown, found))}`
}
