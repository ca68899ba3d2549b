import { useEffect, useRef } from 'react'
import { loadChunk } from '../../app/load-chunk.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './expandable-review.module.css'
import { selectMobileReview } from './mobile-reviews-slice.ts'
import type { WholeReviewCall } from './open-mobile-review.ts'
import { ReviewCard, type ReviewCardProps } from './review-card.tsx'

const loadOpening = () => import('./open-mobile-review.ts')

interface ExpandableReviewProps extends Pick<ReviewCardProps, 'review' | 'isAgencyShown'> {
  /** Answers the whole review. */
  call: WholeReviewCall
}

/** A review on phones: truncated in the list, expands in place on demand; without JavaScript it links to its page. */
export function ExpandableReview({ review, call, isAgencyShown = false }: ExpandableReviewProps) {
  const { id, path, author } = review
  const dispatch = useAppDispatch()
  const opened = useAppSelector(state => selectMobileReview(state, id))
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isWhole = opened?.review != null

  // The focused link disappears with the short text: move focus to the review.
  useEffect(() => {
    if (isWhole && isPressed.current) place.current?.focus({ preventScroll: true })
  }, [isWhole])

  const open = async () => {
    isPressed.current = true
    try {
      const { openMobileReview } = await loadChunk(loadOpening)
      await dispatch(openMobileReview(call, id))
    } catch {
      // The chunk failed to load: fall back to the review's page.
      window.location.assign(path)
    }
  }
  const readMore = opened?.error ? (
    <div className={`row ${styles.failed}`} role="alert">
      Отзыв не загрузился
      <Button size="small" onClick={open}>
        Повторить
      </Button>
    </div>
  ) : (
    <p>
      <TextLink
        isTarget
        href={path}
        data-press=""
        aria-label={`Читать полностью: ${author}`}
        aria-busy={opened?.isAjax || undefined}
        onClick={event => {
          event.preventDefault()
          if (!opened?.isAjax) open()
        }}
      >
        {opened?.isAjax ? 'Загружаем…' : 'Читать полностью'}
      </TextLink>
    </p>
  )
  // Each list has a page of its own for the same review.
  const shown = opened?.review ? { ...opened.review, path } : review
  return (
    <div ref={place} tabIndex={-1}>
      <ReviewCard review={shown} isAgencyShown={isAgencyShown} headingLevel={2} readMore={readMore} />
    </div>
  )
}
