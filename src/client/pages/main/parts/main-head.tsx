import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { NOUNS } from '#domain/russian/nouns.ts'
import { plural } from '#domain/russian/plural.ts'
import styles from './leaders.module.css'

type Counters = Answer<'main-menu'>['counters']

/** The site in one line: the phrase below is the hero. */
export function MainHead({ counters }: { counters: Counters | null }) {
  return (
    <header className={`note wrap ${styles.head}`}>
      <h1>Рейтинг диджитал-агентств по проверенным проектам и отзывам</h1>
      {counters && (
        <p>
          <Counter value={counters.agencies} noun="agency" />
          <Counter value={counters.projects} noun="project" />
          <Counter value={counters.reviews} noun="review" />
        </p>
      )}
      <p>Места считает открытая методика, продать их нельзя</p>
    </header>
  )
}

/** «600 агентств» */
function Counter({ value, noun }: { value: number; noun: 'agency' | 'project' | 'review' }) {
  return (
    <span>
      <b>{formatNumber(value)}</b> {plural(value, NOUNS[noun])}
    </span>
  )
}
