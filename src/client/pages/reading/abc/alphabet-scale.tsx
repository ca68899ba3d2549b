import { href } from '#domain/paths/paths.ts'
import styles from './alphabet.module.css'

interface AlphabetScaleProps {
  letters: readonly { letter: string; count: number }[]
  /** The open term: its letter and its place among the terms of the letter, from zero. */
  open?: { letter: string; index: number }
}

/** Of one term, in tenths of a rem. */
const TERM = 24
const TICK = 6
const ABOVE = 6

/** The width of a letter shows its terms: a tick for each, their count below, the визир at the open one. */
export function AlphabetScale({ letters, open }: AlphabetScaleProps) {
  const page = open === undefined ? '' : href('abc')
  return (
    <nav aria-label="Алфавит" data-print="none">
      <ul className={styles.alphabet}>
        {letters.map(({ letter, count }) => {
          const isOpen = letter === open?.letter
          return (
            <li key={letter}>
              <a href={`${page}#letter-${letter}`} aria-current={isOpen ? 'location' : undefined}>
                {letter}
                <span className={styles.ticks}>
                  <svg
                    viewBox={`0 0 ${count * TERM} ${TICK}`}
                    width={`${(count * TERM) / 10}rem`}
                    height="0.6rem"
                    aria-hidden="true"
                  >
                    <path
                      d={Array.from({ length: count }, (_, index) => `M${(index + 0.5) * TERM} 0v${TICK}`).join('')}
                    />
                    {isOpen && (
                      <path className={styles.visir} d={`M${(open.index + 0.5) * TERM} ${-ABOVE}V${TICK + 4}`} />
                    )}
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
