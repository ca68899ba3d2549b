import { createElement, Fragment } from 'react'
import styles from './unbroken-heading.module.css'

const HYPHENATED = /(?<!\S)(\S+-\S+)/

/** Keeps hyphenated words on one line: «диджитал-» at the end of a line reads as half a word. */
export function UnbrokenHeading({ text }: { text: string }) {
  // Splitting by a capturing group puts the matches at odd indexes.
  const parts = text
    .split(HYPHENATED)
    .map((part, index) => (index % 2 === 1 ? createElement('span', { className: styles.whole }, part) : part))
  return createElement(Fragment, null, ...parts)
}
