import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { ProjectFilters } from '../../../features/project-filters/project-filters.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/block-state.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { type PortfolioChoice, portfolioParams } from '../agency-query.ts'
import styles from './portfolio.module.css'
import { PriceHistogram } from './price-histogram.tsx'
import { usePortfolio, withFilter } from './use-portfolio.ts'

type Filters = Answer<'agency-portfolio-filters'>

/** Categories as tabs with filters below; all are links, so they work without JavaScript. */
export function PortfolioFilters() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response, isError, retry } = useCall('agency-portfolio-filters', portfolioParams(agency, choice))
  if (isError) return <ErrorBlock onRetry={retry}>Фильтры не загрузились</ErrorBlock>
  if (!response) return <div className={styles.room} />
  const { data, label, results_count } = response
  const prices = data.find(({ key }) => key === 'price')
  const tabs = categoryTabs(response, choice).map(({ choice: chosen, ...tab }) => ({ ...tab, href: hrefOf(chosen) }))
  return (
    <>
      {tabs.length > 2 && (
        <TabLinks
          label="Категории портфолио"
          tabs={tabs}
          currentHref={hrefOf(withFilter(choice, 'category', choice.category ?? null))}
        />
      )}
      <div className={styles.filters}>
        <ProjectFilters
          groups={data.filter(group => group !== prices || group.selected !== null)}
          hrefOf={(key, value) => hrefOf(withFilter(choice, key, value))}
          label={label}
          count={results_count}
          resetHref={hrefOf(choice.category === undefined ? {} : { category: choice.category })}
        />
        {prices && <PriceHistogram group={prices} hrefOf={value => hrefOf(withFilter(choice, 'price', value))} />}
      </div>
    </>
  )
}

/** «Все 59», then the categories; the other filters are kept. */
export function categoryTabs({ categories }: Pick<Filters, 'categories'>, choice: PortfolioChoice) {
  const all = categories.reduce((sum, { count }) => sum + count, 0)
  return [{ id: null, title: 'Все', count: all }, ...categories].map(({ id, title, count }) => ({
    text: title,
    note: formatNumber(count),
    choice: withFilter(choice, 'category', id === null ? null : String(id)),
  }))
}
