import { formatMoneyRange } from '#domain/numbers/money.ts'
import choice from '../../../ui/choice.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './filters.module.css'
import { chosenText, type FilterGroup, optionCount } from './use-filters.ts'

export interface FilterItem {
  group: FilterGroup
  path: string
  /** URL of the rating without this filter. */
  without: string
  others: readonly [string, number][]
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
          <form className={`popover ${choice.panel}`} method="get" action={path}>
            {others.map(([key, id]) => (
              <input key={key} type="hidden" name={key} value={id} />
            ))}
            {group.options.map(option => (
              <button
                key={option.id}
                type="submit"
                className={`dense row ${choice.option}`}
                name={group.key}
                value={option.id}
              >
                {option.title}
                <small>{optionCount(option, group.key)}</small>
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

/** The limit of the picker's phrase, which the list keeps to. */
export function ChosenBudget({ budget, without }: { budget: number | undefined; without: string }) {
  if (budget === undefined) return null
  return (
    <a className={choice.chosen} href={without} rel="nofollow">
      <VisuallyHidden>Убрать: </VisuallyHidden>
      {`Бюджет: ${formatMoneyRange(null, budget)}`}
      <Icon name="close" isSmall />
    </a>
  )
}

/** Reserves the filters' space until their chunk is loaded, so that the list does not shift. */
export function FiltersPlaceholder() {
  return <div className={styles.room} />
}
