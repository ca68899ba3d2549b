import type { Ref } from 'react'
import { href } from '#domain/paths.ts'
import { counted } from '#domain/plural.ts'
import type { FoundAgency } from '../../store/autocomplete-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FoundName } from './found-name.tsx'
import styles from './suggestion-list.module.css'

interface SuggestionListProps {
  id: string
  ref: Ref<HTMLDivElement>
  text: string
  results: readonly FoundAgency[]
  active: number | null
  isFailed: boolean
  isNothing: boolean
  onFollow: () => void
}

/** Options are links, so that a press with a modifier opens a tab; the last one leads to the page of all results. */
export function SuggestionList({ id, ref, text, results, active, isFailed, isNothing, onFollow }: SuggestionListProps) {
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    className: classNames(styles.option, index === active && styles.active),
    // A press must not take focus from the field before the link is followed.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: onFollow,
  })
  return (
    <div className={styles.popup}>
      {isFailed && <p className={styles.word}>Подсказки сейчас недоступны</p>}
      {isNothing && <p className={styles.word}>Ничего не нашлось</p>}
      <div id={id} ref={ref} role="listbox" aria-label="Агентства">
        {results.map((agency, index) => (
          <a key={agency.id} {...option(index)} href={agency.path}>
            <LogoImage src={agency.logo} alt="" size="small" isEager />
            <span className={styles.agency}>
              <span>
                <FoundName name={agency.name} matched={agency.matched} />
              </span>
              <span className={styles.city}>{agency.city}</span>
            </span>
          </a>
        ))}
        <a {...option(results.length)} href={`${href('search')}?${new URLSearchParams({ q: text })}`}>
          <span className={styles.all}>Все результаты по запросу «{text}»</span>
        </a>
      </div>
      <VisuallyHidden>
        <span role="status">{statusOf(results.length, isFailed, isNothing)}</span>
      </VisuallyHidden>
    </div>
  )
}

function statusOf(count: number, isFailed: boolean, isNothing: boolean): string {
  if (isFailed) return 'Подсказки сейчас недоступны'
  if (isNothing) return 'Ничего не нашлось'
  return count > 0 ? `Подсказки: ${counted(count, 'agency')}` : ''
}
