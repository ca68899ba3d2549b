import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import { UnbrokenHeading } from '../../../features/unbroken-heading/unbroken-heading.tsx'
import styles from './main-head.module.css'

type Counters = Answer<'main-menu'>['counters']

/** «1 240 агентств, 8 312 отзывов и 23 004 проекта» */
export function countersText({ agencies, reviews, projects }: Counters): string {
  return `${counted(agencies, 'agency')}, ${counted(reviews, 'review')} и ${counted(projects, 'project')}`
}

export function MainHead({ counters }: { counters: Counters | null }) {
  return (
    <header className={styles.head}>
      <h1>
        <UnbrokenHeading text="Рейтинг диджитал-агентств по проверенным проектам и отзывам" />
      </h1>
      <p className={styles.lead}>
        {counters && <b>{`${countersText(counters)}. `}</b>}
        Места считаются по открытой методике и не продаются.
      </p>
    </header>
  )
}
