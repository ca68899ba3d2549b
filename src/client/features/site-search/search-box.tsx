import type { FormEvent, Ref } from 'react'
import { href } from '#domain/paths/paths.ts'
import { latePart, useLate } from '../../app/late-part.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { classNames } from '../../ui/class-names.ts'
import { ComboboxField } from '../../ui/combobox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { MAX_SEARCH_LENGTH } from './autocomplete-slice.ts'
import styles from './search-box.module.css'
import { useSuggestions } from './use-suggestions.ts'

const list = latePart(() => import('./suggestion-list.tsx'))

interface SearchBoxProps {
  initialText?: string
  /** In the body of a page, not in the header. */
  isLarge?: boolean
  isFocused?: boolean
  input?: Ref<HTMLInputElement>
  /** Escape with no list to close. */
  onEscape?: () => void
}

/** A plain search form; after hydration a combobox whose options are links. Enter follows the highlighted option or submits. */
export function SearchBox({ initialText = '', isLarge = false, isFocused = false, input, onEscape }: SearchBoxProps) {
  const suggestions = useSuggestions(initialText)
  const { text, found, isListShown } = suggestions
  const isHydrated = useIsHydrated()
  const { module: SuggestionList } = useLate(list, isListShown)
  const combobox = useCombobox({
    isOpen: isListShown,
    onType: suggestions.type,
    onOpen: suggestions.open,
    onClose: suggestions.close,
    onEscape,
  })

  // The list's last link leads where the form does, but without reloading the page.
  const followAll = (event: FormEvent) => {
    suggestions.remember()
    const all = combobox.options().at(-1)
    if (!all || text.trim() === '') return
    event.preventDefault()
    all.click()
  }

  return (
    <search
      className={classNames(styles.box, isLarge && styles.large)}
      aria-label={isLarge ? 'Поиск агентства' : 'Поиск в шапке'}
    >
      <form
        className={styles.form}
        action={href('search')}
        method="get"
        onBlur={combobox.closeOnLeave}
        onSubmit={followAll}
      >
        <ComboboxField
          combobox={combobox}
          ref={input}
          className={styles.field}
          name="q"
          label="Найти агентство"
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          isPlain={!isHydrated}
          isFocused={isFocused}
        />
        <button className={styles.submit} type="submit" aria-label="Искать">
          <Icon name="search" />
        </button>
        {isListShown && SuggestionList && (
          <SuggestionList
            combobox={combobox}
            text={text.trim()}
            found={found}
            recent={suggestions.recent}
            isFailed={suggestions.isFailed}
            isNothing={suggestions.isNothing}
            onForget={suggestions.forget}
            onFollow={() => {
              suggestions.remember()
              combobox.close()
            }}
          />
        )}
      </form>
    </search>
  )
}
