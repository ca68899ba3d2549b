import SearchIcon from 'lucide-react/icons/search'
import { type FocusEvent, type FormEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { href } from '#domain/paths/paths.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { MAX_SEARCH_LENGTH } from '../../store/shell/autocomplete-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { nextOption } from './next-option.ts'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SearchBoxProps {
  initialText?: string
  /** On a page of its own, not in the header. */
  isLarge?: boolean
  input?: Ref<HTMLInputElement>
  /** Escape with no list to close. */
  onEscape?: () => void
}

/**
 * A form that works by itself; with script, a combobox (WAI-ARIA pattern with a list of links). Focus stays in the
 * field, the arrows choose, Enter follows the chosen link or sends the form.
 */
export function SearchBox({ initialText = '', isLarge = false, input, onEscape }: SearchBoxProps) {
  const suggestions = useSuggestions(initialText)
  const { text, active, setActive, found, isListShown } = suggestions
  const isHydrated = useIsHydrated()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      suggestions.open()
      setActive(nextOption(active, options().length, event.key))
    } else if (event.key === 'Escape' && isListShown) {
      // Else the browser would also empty the field.
      event.preventDefault()
      suggestions.close()
    } else if (event.key === 'Escape') {
      onEscape?.()
    } else if (event.key === 'Enter' && isListShown && active !== null) {
      event.preventDefault()
      options()[active]?.click()
    }
  }
  // The list's last link is the form's own answer, reached without loading the page anew.
  const followAll = (event: FormEvent) => {
    suggestions.follow()
    const all = options().at(-1)
    if (!all || text.trim() === '') return
    event.preventDefault()
    all.click()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) suggestions.close()
  }
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isListShown,
    'aria-controls': isListShown ? listId : undefined,
    'aria-activedescendant': isListShown && active !== null ? `${listId}-${active}` : undefined,
  } as const

  return (
    <search
      className={classNames(styles.box, isLarge && styles.large)}
      aria-label={isLarge ? 'Поиск агентства' : 'Поиск в шапке'}
    >
      <form className={styles.form} action={href('search')} method="get" onBlur={closeOnLeave} onSubmit={followAll}>
        <input
          {...(isHydrated && combobox)}
          ref={input}
          className={styles.field}
          type="search"
          name="q"
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label="Найти агентство"
          placeholder="Найти агентство"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={suggestions.open}
          onChange={event => suggestions.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button className={styles.submit} type="submit" aria-label="Искать">
          <Icon of={SearchIcon} />
        </button>
        {isListShown && (
          <SuggestionList
            id={listId}
            ref={list}
            text={text.trim()}
            found={found}
            recent={suggestions.recent}
            active={active}
            isFailed={suggestions.isFailed}
            isNothing={suggestions.isNothing}
            onForget={suggestions.forget}
            onFollow={() => {
              suggestions.follow()
              suggestions.close()
            }}
          />
        )}
      </form>
    </search>
  )
}
