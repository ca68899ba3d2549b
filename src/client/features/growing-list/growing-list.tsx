import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import styles from './growing-list.module.css'

export interface GrowingListProps {
  /** Names the list for assistive technology: «Проекты». */
  label: string
  id?: string
  /** How many items are shown; when it grows, the keyboard goes on from the first that came. */
  length: number
  /** What to press in each item, and in nothing else of the list, as a selector. */
  target: string
  /** «Показать ещё 12 проектов» and the address of those without script; null when the list is whole. */
  more: { text: string; href: string } | null
  isAjax: boolean
  isError: boolean
  onMore: () => void
  children: ReactNode
}

/** A list and the way to more of it: with script the next items are added below, without it they have an address. */
export function GrowingList({ label, id, length, target, more, isAjax, isError, onMore, children }: GrowingListProps) {
  const list = useRef<HTMLElement>(null)
  const asked = useRef<number | null>(null)

  // The pressed link may be gone by now.
  useEffect(() => {
    if (asked.current === null || length <= asked.current) return
    list.current?.querySelectorAll<HTMLElement>(target)[asked.current]?.focus({ preventScroll: true })
    asked.current = null
  }, [length, target])

  const ask = () => {
    asked.current = length
    onMore()
  }
  return (
    <section className={styles.list} id={id} aria-label={label} aria-busy={isAjax || undefined} ref={list}>
      {children}
      {more && !isError && <ShowMore text={more.text} href={more.href} isPending={isAjax} onMore={ask} />}
      {isError && <ErrorBlock onRetry={ask} />}
    </section>
  )
}
