import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './text-link.module.css'

export type TextLinkProps = ComponentProps<'a'> & {
  /** `plain` in running text, `quiet` for names in lists, `dotted` for numbers that link to their evidence. */
  look?: 'plain' | 'quiet' | 'dotted'
  isStrong?: boolean
  /** Outside a sentence: at least 44 px high on phones. */
  isTarget?: boolean
}

export function TextLink({ look = 'plain', isStrong, isTarget, className, ...rest }: TextLinkProps) {
  const looks = classNames(
    look !== 'plain' && styles[look],
    isStrong && styles.strong,
    isTarget && styles.target,
    className,
  )
  return <a {...rest} className={looks || undefined} />
}
