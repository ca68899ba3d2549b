import type { FilterKey } from '#domain/rating/rating-filters.ts'
import choice from '../../../ui/choice.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { chosenText, type FilterGroup, optionCount } from './use-filters.ts'

export interface FilterItem {
  group: FilterGroup
  path: string
  /** URL of the rating without this filter. */
  without: string
  others: readonly [FilterKey, number][]
}

/**
 * One filter of the bar: a button with a list of options, or the chosen option with a remove link. A form inside
 * `details` works without JavaScript, and crawlers do not submit forms, so filters create no crawl trap.
 */
export function FilterChoice({ group, path, without, others }: FilterItem) {
  return (
    <li>
      {group.selected > 0 ? (
        <ChosenFilter group={group} without={without} />
      ) : (
        <details className={choice.choice} name="rating-filters">
          <summary className={choice.opener}>{group.title}</summary>
          <form className={choice.panel} method="get" action={path}>
            {others.map(([key, id]) => (
              <input key={key} type="hidden" name={key} value={id} />
            ))}
            {group.options.map(option => (
              <button key={option.id} type="submit" className={choice.option} name={group.key} value={option.id}>
                {option.title}
                <small>{optionCount(option)}</small>
              </button>
            ))}
          </form>
        </details>
      )}
    </li>
  )
}

export function ChosenFilter({ group, without }: Pick<FilterItem, 'group' | 'without'>) {
  return (
    <a className={choice.chosen} href={without} rel="nofollow">
      <VisuallyHidden>Убрать: </VisuallyHidden>
      {chosenText(group)}
      <Icon name="close" isSmall />
    </a>
  )
}
