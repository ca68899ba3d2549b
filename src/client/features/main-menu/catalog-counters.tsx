import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'
import styles from './catalog-counters.module.css'

interface CatalogCountersProps {
  counters: Answer<'main-menu'>['counters'] | null
}

export function CatalogCounters({ counters }: CatalogCountersProps) {
  if (!counters) return null
  const { agencies, reviews, projects } = counters
  return (
    <p className={styles.counters}>
      В каталоге {counted(agencies, 'agency')}, {counted(projects, 'project')} и {counted(reviews, 'review')}
    </p>
  )
}
