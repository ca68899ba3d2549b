import type { ComponentProps } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

type PressLinkProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** Where the link leads without JavaScript. */
  href: string
  onPress: () => void
  /** The code behind the press failed to load: stay a link. */
  isPlain?: boolean
  'aria-current'?: 'page' | 'true' | undefined
}

/** A link until hydration, then a button that looks the same. */
export function PressLink({ href, onPress, isPlain = false, className, children, ref, ...rest }: PressLinkProps) {
  const isHydrated = useIsHydrated()
  if (isHydrated && !isPlain) {
    return (
      <button {...rest} ref={ref} type="button" className={className} onClick={onPress}>
        {children}
      </button>
    )
  }
  return (
    <a
      data-press={isPlain ? undefined : ''}
      href={href}
      className={className}
      aria-label={rest['aria-label']}
      aria-current={rest['aria-current']}
    >
      {children}
    </a>
  )
}
