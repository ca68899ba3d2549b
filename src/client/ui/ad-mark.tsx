import type { ReactNode } from 'react'
import styles from './ad-mark.module.css'

/** 38-ФЗ, art. 18.1: the word «Реклама», the advertiser and the erid stand on every advertisement. */
export type AdDisclosure = {
  /** «ООО „Точка сборки“» in its full legal form. */
  advertiser?: string | null | undefined
  inn?: string | null | undefined
  erid?: string | null | undefined
}

export type AdMarkProps = AdDisclosure

export type AdSlotProps = {
  disclosure: AdDisclosure
  /** «Реклама: Точка сборки»; where a page has several, each has a name of its own. */
  label?: string
  children: ReactNode
}

export function isDisclosed({ advertiser, inn, erid }: AdDisclosure): boolean {
  return [advertiser, inn, erid].every(field => Boolean(field?.trim()))
}

export function AdMark(disclosure: AdMarkProps) {
  if (!isDisclosed(disclosure)) return null
  const { advertiser, inn, erid } = disclosure
  return <small className={styles.mark}>{`Реклама. ${advertiser}, ИНН ${inn}. erid: ${erid}`}</small>
}

/** Without all three fields the advertisement itself is not shown, not only its mark. */
export function AdSlot({ disclosure, label = 'Реклама', children }: AdSlotProps) {
  if (!isDisclosed(disclosure)) return null
  return (
    <aside className={styles.slot} aria-label={label}>
      {children}
      <AdMark {...disclosure} />
    </aside>
  )
}
