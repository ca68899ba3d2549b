import type { Answer } from '#contract/index.ts'
import { counted } from '#domain/russian/plural.ts'

interface CatalogCountersProps {
  counters: Answer<'main-menu'>['counters'] | null
}

export function CatalogCounters({ counters }: CatalogCountersProps) {
  if (!counters) return null
  const { agencies, reviews, projects } = counters
  return (
    <p className="fine">
      В каталоге {counted(agencies, 'agency')}, {counted(projects, 'project')} и {counted(reviews, 'review')}
    </p>
  )
}
