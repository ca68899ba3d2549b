import { type ReactNode, useEffect, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers.ts'
import { counted } from '#domain/plural.ts'
import { buildRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest } from '../../../store/remote.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import styles from './rating-list.module.css'

/** How many rows the server adds at a time. */
const STEP = 20

interface RatingListProps {
  answer: Answer<'rating-page-main-info'>
  rating: RatingPath
  isLoading: boolean
  isFailed: boolean
  /** The rows: a table or cards, each with one link. */
  children: ReactNode
}

/** Rows and the way to more of them. Without scripts «Показать ещё» opens the first two hundred. */
export function RatingList({ answer, rating, isLoading, isFailed, children }: RatingListProps) {
  const dispatch = useAppDispatch()
  const { rows, next, edition } = answer
  const list = useRef<HTMLElement>(null)
  const asked = useRef<number | null>(null)

  // The pressed link is gone by now: the keyboard goes on from the first row that came.
  useEffect(() => {
    if (asked.current === null || rows.length <= asked.current) return
    list.current?.querySelectorAll('a')[asked.current]?.focus({ preventScroll: true })
    asked.current = null
  }, [rows.length])

  const showMore = () => {
    if (next === null) return
    asked.current = rows.length
    dispatch(loadCall(callRequest('rating-page-main-info', { path: buildRatingPath(rating), next })))
  }

  return (
    <section className={styles.list} aria-label="Участники рейтинга" ref={list}>
      {children}
      {next !== null && !isFailed && (
        <ShowMore
          text={moreText(edition.participants - rows.length)}
          href={buildRatingPath({ ...rating, tier: undefined, range: '1-200' })}
          isPending={isLoading}
          onMore={showMore}
        />
      )}
      {isFailed && <ErrorBlock onRetry={showMore} />}
      <p className={styles.shown} role="status">
        {shownText(rows.length, edition.participants)}
      </p>
    </section>
  )
}

export function moreText(left: number): string {
  return `Показать ещё ${counted(Math.min(Math.max(left, 1), STEP), 'agency')}`
}

export function shownText(shown: number, participants: number): string {
  return `Показано ${formatNumber(shown)} из ${formatNumber(Math.max(shown, participants))}`
}
