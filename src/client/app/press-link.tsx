import type { ComponentProps } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

type PressLinkProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** Where the link leads without JavaScript. */
  href: string
  onPress: () => void
  'aria-current'?: 'page' | 'true' | undefined
}

/** A link until hydration, then a button that looks the same. */
export function PressLink({ href, onPress, className, children, ref, ...rest }: PressLinkProps) {
  const isHydrated = useIsHydrated()
  if (isHydrated) {
    return (
      <button {...rest} ref={ref} type="button" className={className} onClick={onPress}>
        {children}
      </button>
    )
  }
  return (
    <a href={href} className={className} aria-label={rest['aria-label']} aria-current={rest['aria-current']}>
      {children}
    </a>
  )
}
