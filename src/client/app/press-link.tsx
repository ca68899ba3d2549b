import type { ComponentProps } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

type PressLinkProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  /** Where a visitor without script gets by the same word or icon. */
  href: string
  onPress: () => void
  /** The visitor is within the section: said by the link and by the button alike. */
  'aria-current'?: 'page' | 'true' | undefined
}

/** A link until the script has come, a button of the same look from then on. */
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
