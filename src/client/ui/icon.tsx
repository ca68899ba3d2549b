import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './icon.module.css'

export type IconProps = {
  /** Import icons one by one: `import Search from 'lucide-react/icons/search'`. */
  of: LucideIcon
  /** Only for an icon without text; otherwise it is hidden from screen readers. */
  label?: string
  isSmall?: boolean
}

export function Icon({ of: Drawing, label, isSmall = false }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing className={classNames(styles.icon, isSmall && styles.small)} strokeWidth={1.75} {...naming} />
}
