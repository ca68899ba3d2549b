import type { Answer } from '#contract/index.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type PortfolioChoice, portfolioParams } from '../agency-query.ts'
import { usePortfolio, withFilter } from './use-portfolio.ts'

/** Suggests removing the filter that leaves the most projects. */
export function NoProjects() {
  const { agency, choice, hrefOf } = usePortfolio()
  const { response } = useCall('agency-portfolio-filters', portfolioParams(agency, choice))
  const wider = response && widerChoice(response, choice)
  return (
    <EmptyState
      action={
        <ButtonLink tone="secondary" href={hrefOf(wider?.choice ?? {})}>
          {wider ? `Убрать ${inGuillemets(wider.title)}` : 'Показать все проекты'}
        </ButtonLink>
      }
    >
      {wider
        ? `Всем выбранным условиям сразу не отвечает ни один проект. Без условия ${inGuillemets(wider.title)} проекты есть.`
        : 'Здесь нет проектов, которые можно показать.'}
    </EmptyState>
  )
}

type Filters = Pick<Answer<'agency-portfolio-filters'>, 'categories' | 'data'>

/** Options are counted under the other filters, so their sum is the number of results without this filter. */
export function widerChoice({ categories, data }: Filters, choice: PortfolioChoice) {
  const category = categories.find(({ id }) => String(id) === choice.category)
  const chosen = [
    ...(category ? [{ key: 'category', title: category.title, left: total(categories) }] : []),
    ...data.flatMap(({ key, selected, options }) => {
      const title = options.find(({ value }) => value === selected)?.title
      return title === undefined ? [] : [{ key, title, left: total(options) }]
    }),
  ]
  const [best] = chosen.filter(({ left }) => left > 0).toSorted((one, other) => other.left - one.left)
  return best ? { title: best.title, choice: withFilter(choice, best.key, null) } : null
}

const total = (options: readonly { count: number }[]): number => options.reduce((sum, { count }) => sum + count, 0)
