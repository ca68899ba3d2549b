import { type ReactNode, useEffect, useRef } from 'react'
import { ErrorBlock } from './block-state.tsx'
import { Button, ButtonLink } from './button.tsx'
import { TextLink } from './text-link.tsx'

export interface GrowingListProps {
  /** Names the list for assistive technology: «Проекты». */
  label: string
  id?: string
  className?: string
  /** Number of items shown; when it grows, focus moves to the first new one. */
  length: number
  /** Selector of the element to focus in an item; must match exactly one element per item. */
  target: string
  /** «Показать ещё 12 проектов», and the URL of that page without JavaScript; null when the list is complete. */
  more: { text: string; href?: string } | null
  /** Where a list that begins in its middle has its start. */
  startHref?: string | null
  isAjax: boolean
  isError: boolean
  onMore: () => void
  onStart?: () => void
  children: ReactNode
  /** Below the button. */
  note?: ReactNode
}

/** A list with «Показать ещё»: appends the next items, or links to their page without JavaScript. */
export function GrowingList({ label, id, className = 'stack-24', length, target, ...props }: GrowingListProps) {
  const { more, startHref = null, isAjax, isError, onMore, onStart, children, note } = props
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
    <section className={className} id={id} aria-label={label} aria-busy={isAjax || undefined} ref={list}>
      {startHref !== null && (
        <TextLink isTarget href={startHref} onClick={onStart}>
          К началу списка
        </TextLink>
      )}
      {children}
      {more && !isError && <ShowMore text={more.text} href={more.href} isPending={isAjax} onMore={requestMore} />}
      {isError && <ErrorBlock onRetry={requestMore} />}
      {note}
    </section>
  )
}

interface ShowMoreProps {
  text: string
  href?: string | undefined
  isPending: boolean
  onMore: () => void
}

/** With `href` it stays a link while loading, because swapping it for a button would lose keyboard focus. */
function ShowMore({ text, href, isPending, onMore }: ShowMoreProps) {
  const label = isPending ? 'Загружаем…' : text
  if (href === undefined) {
    return (
      <Button tone="secondary" size="large" isWide isPending={isPending} onClick={onMore}>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      tone="secondary"
      size="large"
      isWide
      href={href}
      data-press=""
      aria-busy={isPending || undefined}
      onClick={event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        if (!isPending) onMore()
      }}
    >
      {label}
    </ButtonLink>
  )
}
