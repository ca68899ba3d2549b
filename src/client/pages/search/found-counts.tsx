import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { TabLinks } from '../../ui/tab-links.tsx'

export interface FoundKind {
  /** Of its section. */
  id: string
  title: string
  count: number
}

/** The sections below that have something in them, in their order. */
export const kindsOf = ({ results, ratings, systems, texts }: Answer<'agency-find'>): FoundKind[] =>
  [
    { id: 'agencies', title: 'Агентства', count: results.length },
    { id: 'ratings', title: 'Рейтинги', count: ratings.length },
    { id: 'systems', title: 'Системы', count: systems.length },
    ...texts.map(({ kind, title, pages }) => ({ id: kind, title, count: pages.length })),
  ].filter(({ count }) => count > 0)

/** How much of each kind is below; together they are all of it. */
export function FoundCounts({ kinds }: { kinds: readonly FoundKind[] }) {
  if (kinds.length < 2) return null
  const all = { id: 'found', title: 'Всё', count: kinds.reduce((sum, { count }) => sum + count, 0) }
  return (
    <div id={all.id}>
      <TabLinks
        label="Что нашлось"
        currentHref={`#${all.id}`}
        tabs={[all, ...kinds].map(({ id, title, count }) => ({
          href: `#${id}`,
          text: title,
          note: formatNumber(count),
        }))}
      />
    </div>
  )
}
