import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

export type SectionHeadingProps = {
  children: ReactNode
  level?: 2 | 3
  id?: string
  /** A count next to the text: «112». */
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
        {note !== undefined && <span className={`fine ${styles.note}`}> {note}</span>}
      </Tag>
      {action}
    </div>
  )
}
