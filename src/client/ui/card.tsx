import type { ComponentProps, ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export type CardProps = {
  children: ReactNode
  as?: 'article' | 'section' | 'div' | 'li'
  tone?: 'plain' | 'muted' | 'ad'
  isSelected?: boolean
}

export type CardLinkProps = ComponentProps<'a'>

export function Card({ children, as: Tag = 'div', tone = 'plain', isSelected = false }: CardProps) {
  const look = classNames(styles.card, tone !== 'plain' && styles[tone], isSelected && styles.selected)
  return <Tag className={look}>{children}</Tag>
}

/** The title link of a card; the whole card is clickable. */
export function CardLink({ className, ...rest }: CardLinkProps) {
  return <a {...rest} className={classNames(styles.link, className)} />
}
