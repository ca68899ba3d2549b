import type { ReactNode } from 'react'
import styles from './article.module.css'

interface ArticleNoteProps {
  title: string
  children: ReactNode
}

/** A line after the text: how to cite it, what was changed. */
export function ArticleNote({ title, children }: ArticleNoteProps) {
  return (
    <p className={styles.note}>
      <b>{title}</b> {children}
    </p>
  )
}
