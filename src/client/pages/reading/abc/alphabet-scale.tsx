import { href } from '#domain/paths/paths.ts'
import styles from './alphabet.module.css'

interface AlphabetScaleProps {
  letters: readonly { letter: string; count: number }[]
  /** The open term: its letter and its place among the terms of the letter, from zero. */
  open?: { letter: string; index: number }
}

/** Of a letter with one term, enough for a finger or a pointer, and of each further term, in tenths of a rem. */
const LETTER = 24
const TERM = 4
const TICK = 6
const ABOVE = 6

const widthOf = (count: number) => LETTER + (count - 1) * TERM
const tickAt = (index: number) => LETTER / 2 + index * TERM
const isLatin = (letter: string) => /[a-z]/i.test(letter)

/** One line: the width of a letter shows its terms, a tick for each, their count below, the визир at the open one. */
export function AlphabetScale({ letters, open }: AlphabetScaleProps) {
  const page = open === undefined ? '' : href('abc')
  return (
    <nav aria-label="Алфавит" data-print="none">
      <ul className={`swipe ${styles.alphabet}`}>
        {letters.map(({ letter, count }, index) => {
          const isOpen = letter === open?.letter
          // Letters of the second alphabet look like those of the first.
          const isApart = isLatin(letter) && !isLatin(letters[index - 1]?.letter ?? letter)
          return (
            <li key={letter} className={isApart ? styles.apart : undefined}>
              <a href={`${page}#letter-${letter}`} aria-current={isOpen ? 'location' : undefined}>
                {letter}
                <span className={styles.ticks}>
                  <svg
                    viewBox={`0 0 ${widthOf(count)} ${TICK}`}
                    width={`${widthOf(count) / 10}rem`}
                    height="0.6rem"
                    aria-hidden="true"
                  >
                    <path d={Array.from({ length: count }, (_, term) => `M${tickAt(term)} 0v${TICK}`).join('')} />
                    {isOpen && <path className={styles.visir} d={`M${tickAt(open.index)} ${-ABOVE}V${TICK + 4}`} />}
                  </svg>
                </span>
                <small>{count}</small>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
