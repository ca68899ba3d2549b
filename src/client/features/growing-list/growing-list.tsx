import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import styles from './growing-list.module.css'

export interface GrowingListProps {
  /** Names the list for assistive technology: «Проекты». */
  label: string
  id?: string
  /** Number of items shown; when it grows, focus moves to the first new one. */
  length: number
  /** Selector of the element to focus in an item; must match exactly one element per item. */
  target: string
  /** «Показать ещё 12 проектов», and the URL of that page without JavaScript; null when the list is complete. */
  more: { text: string; href: string } | null
  isAjax: boolean
  isError: boolean
  onMore: () => void
  children: ReactNode
}

/** A list with «Показать ещё»: appends the next items, or links to their page without JavaScript. */
export function GrowingList({ label, id, length, target, more, isAjax, isError, onMore, children }: GrowingListProps) {
  const list = useRef<HTMLElement>(null)
  const lengthBefore = useRef<number | null>(null)

  // The clicked link may be gone by now, and focus with it.
  useEffect(() => {
    if (lengthBefore.current === null || length <= lengthBefore.current) return
    list.current?.querySelectorAll<HTMLElement>(target)[lengthBefore.current]?.focus({ preventScroll: true })
    lengthBefore.current = null
  }, [length, target])

  const requestMore = () => {
    lengthBefore.current = length
    onMore()
  }
  return (
    <section className={styles.list} id={id} aria-label={label} aria-busy={isAjax || undefined} ref={list}>
      {children}
      {more && !isError && <ShowMore text={more.text} href={more.href} isPending={isAjax} onMore={requestMore} />}
      {isError && <ErrorBlock onRetry={requestMore} />}
    </section>
  )
}
