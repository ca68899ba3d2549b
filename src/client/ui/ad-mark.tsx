import type { ReactNode } from 'react'
import styles from './ad-mark.module.css'

/** 38-ФЗ, art. 18.1: every ad shows the word «Реклама», the advertiser and the erid. */
export type AdDisclosure = {
  /** Full legal name: «ООО „Точка сборки“». */
  advertiser?: string | null | undefined
  inn?: string | null | undefined
  erid?: string | null | undefined
}

export type AdMarkProps = AdDisclosure

export type AdSlotProps = {
  disclosure: AdDisclosure
  /** «Реклама: Точка сборки»; must be unique where a page has several ads. */
  label?: string
  children: ReactNode
}

export function isDisclosed({ advertiser, inn, erid }: AdDisclosure): boolean {
  return [advertiser, inn, erid].every(field => Boolean(field?.trim()))
}

export function AdMark(disclosure: AdMarkProps) {
  if (!isDisclosed(disclosure)) return null
  const { advertiser, inn, erid } = disclosure
  return <small className="note snug block">{`Реклама. ${advertiser}, ИНН ${inn}. erid: ${erid}`}</small>
}

/** If any of the three fields is missing, hides the ad itself, not only the mark. */
export function AdSlot({ disclosure, label = 'Реклама', children }: AdSlotProps) {
  if (!isDisclosed(disclosure)) return null
  return (
    <aside className={styles.slot} aria-label={label}>
      {children}
      <AdMark {...disclosure} />
    </aside>
  )
}
