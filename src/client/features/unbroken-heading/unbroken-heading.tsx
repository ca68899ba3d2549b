import { createElement, Fragment } from 'react'
import styles from './unbroken-heading.module.css'

const HYPHENATED = /(\S+-\S+)/

/** A heading whose words with a hyphen stay whole: «диджитал-» at the end of a line reads as half a word. */
export function UnbrokenHeading({ text }: { text: string }) {
  // Splitting by a group leaves the hyphenated words at odd places.
  const parts = text
    .split(HYPHENATED)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { className: styles.whole }, part) : part))
  return createElement(Fragment, null, ...parts)
}
