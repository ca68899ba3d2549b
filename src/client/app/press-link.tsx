import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

type PressLinkProps = ComponentProps<'a'> & {
  /** The link's target without JavaScript. */
  href: string
  onPress: () => void
  /** The code behind the press failed to load: stay a link. */
  isPlain?: boolean
}

/** A link until hydration, then a button: the same element, so that a press is never lost between the two. */
export function PressLink({ href, onPress, isPlain = false, children, ...props }: PressLinkProps) {
  const { className, ref, 'aria-label': label, 'aria-current': current } = props
  const isButton = useIsHydrated() && !isPlain
  const press = (event: MouseEvent) => {
    if (isPlain || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPress()
  }
  const pressBySpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <a
      href={href}
      {...(isButton ? props : { className, ref, 'aria-label': label, 'aria-current': current })}
      role={isButton ? 'button' : undefined}
      data-press={isPlain ? undefined : ''}
      onClick={press}
      onKeyDown={isButton ? pressBySpace : undefined}
    >
      {children}
    </a>
  )
}
