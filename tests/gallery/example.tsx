import type { ReactNode } from 'react'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import styles from './gallery.module.css'

export type ExampleProps = { name: string; layout?: 'row' | 'column' | 'plain'; children: ReactNode }

export type ExampleGroupProps = { title: string; children: ReactNode }

export function Example({ name, layout = 'row', children }: ExampleProps) {
  return (
    <div className={styles.example}>
      <span className={styles.name}>{name}</span>
      <div className={layout === 'plain' ? undefined : styles[layout]}>{children}</div>
    </div>
  )
}

export function ExampleGroup({ title, children }: ExampleGroupProps) {
  return (
    <section className={styles.group}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  )
}
