import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './section-heading.module.css'

export type SectionHeadingProps = {
  children: ReactNode
  level?: 2 | 3
  id?: string
  /** A count next to the text: «112»; or a subtitle, below the text on a phone. */
  note?: ReactNode
  /** A link or a button on the right: «Все отзывы». */
  action?: ReactNode
}

export function SectionHeading({ children, level = 2, id, note, action }: SectionHeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`wrap ${styles.heading}`}>
      <Tag id={id}>
        {children}
        {note !== undefined && (
          <span className={classNames('fine', styles.note, !isCount(note) && styles.sentence)}> {note}</span>
        )}
      </Tag>
      {action}
    </div>
  )
}

const isCount = (note: ReactNode): boolean =>
  typeof note === 'number' || (typeof note === 'string' && /^[\d\s]+$/.test(note))
