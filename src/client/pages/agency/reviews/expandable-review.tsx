import { useEffect, useRef } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { loadChunk } from '../../../app/load-chunk.ts'
import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { selectMobileReview } from '../../../store/agency/select-mobile-review.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './reviews.module.css'

const loadOpening = () => import('../../../store/agency/open-mobile-review.ts')

/** A review on phones: truncated in the list, expands in place on demand; without JavaScript it links to its page. */
export function ExpandableReview({ review }: { review: Review }) {
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
      await dispatch(openMobileReview(id))
    } catch {
      // The chunk failed to load: fall back to the review's page.
      window.location.assign(path)
    }
  }
  const readMore = opened?.error ? (
    <div className={styles.failed} role="alert">
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
  return (
    <div ref={place} tabIndex={-1}>
      <ReviewCard review={opened?.review ?? review} headingLevel={2} readMore={readMore} />
    </div>
  )
}
