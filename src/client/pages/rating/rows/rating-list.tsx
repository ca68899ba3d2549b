import type { FormEvent, ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { chosenFilters } from '#domain/rating/rating-filters.ts'
import { moreText } from '#domain/russian/count-labels.ts'
import { wakeAll } from '../../../app/asleep.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { loadChunk } from '../../../app/load-chunk.ts'
import { CompareForm } from '../../../features/selection/compare-box.tsx'
import { useAppDispatch, useCall, useGrowing } from '../../../store/hooks.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { WHY } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'
import styles from './rating-list.module.css'
import type { RowPart } from './rating-rows-slice.ts'
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
  const { rating, filters, path, request, budget, search } = useRating()
  const { growth } = useGrowing('rating-page-main-info', request)
  const dispatch = useAppDispatch()
  const { rows, next, found, following } = answer

  const showMore = () => {
    wakeAll()
    growth.onMore()
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
    <GrowingList
      {...growth}
      className={`stack-16 ${styles.list}`}
      label="Участники рейтинга"
      length={rows.length}
      target={ROW_LINKS}
      more={
        next === null
          ? null
          : {
              text: moreText(found - rows.length, STEP, 'agency'),
              href: buildRatingPath({ ...rating, range: '1-200' }) + search,
            }
      }
      onMore={showMore}
      note={
        <>
          <p className={styles.shown} role="status">
            {shownText(rows.length, found)}
          </p>
          <Island of={ownRow} until="leave" />
        </>
      }
    >
      <form method="get" action={path} onSubmit={toggleRow}>
        {chosenFilters(filters).map(([key, id]) => (
          <input key={key} type="hidden" name={key} value={id} />
        ))}
        {budget !== undefined && <input type="hidden" name="budget" value={budget} />}
        {children}
      </form>
      <CompareForm />
      {following && (
        <ButtonLink tone="secondary" size="large" isWide href={following.path}>
          {following.title}
        </ButtonLink>
      )}
    </GrowingList>
  )
}

export function shownText(shown: number, found: number): string {
  return `Показано ${formatNumber(shown)} из ${formatNumber(Math.max(shown, found))}`
}

const ownRow = drawnPart(() => import('./own-row.tsx'))
const noMatches = drawnPart(() => import('./no-matches.tsx'))

/** Few visitors see it. The key makes other filters replace what the server drew for the first ones. */
export function EmptyList() {
  const { search, request, response } = useRating()
  const { response: outside } = useCall('rating-outside', request)
  if (response?.rows.length !== 0 || (outside && outside.found > 0)) return null
  return <Island key={search} of={noMatches} until="leave" />
}
