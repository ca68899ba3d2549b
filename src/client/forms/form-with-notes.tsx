import type { ReactNode } from 'react'
import { SectionHeading } from '../ui/section-heading.tsx'
import styles from './form-with-notes.module.css'

interface FormWithNotesProps {
  title: string
  id: string
  /** Who sees it, how long it takes: a name and a sentence each. */
  notes: readonly (readonly [name: string, text: ReactNode])[]
  children: ReactNode
}

/** A form with what happens to it beside; below it where there is no room. */
export function FormWithNotes({ title, id, notes, children }: FormWithNotesProps) {
  return (
    <div className={styles.columns}>
      <div className="stack-24">{children}</div>
      <section className="stack-16" aria-labelledby={id}>
        <SectionHeading id={id}>{title}</SectionHeading>
        <dl className={styles.notes}>
          {notes.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="aside">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
