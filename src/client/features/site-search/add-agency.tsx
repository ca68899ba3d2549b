import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { href } from '#domain/paths/paths.ts'
import type { KeptAgency } from '../../store/agency/kept-agencies.ts'
import { classNames } from '../../ui/class-names.ts'
import field from '../../ui/field.module.css'
import { LogoImage } from '../../ui/logo-image.tsx'
import styles from './add-agency.module.css'
import { FoundName } from './found-name.tsx'
import { nextOption } from './next-option.ts'
import popup from './suggestion-list.module.css'
import { useSuggestions } from './use-suggestions.ts'

interface AddAgencyProps {
  /** «Добавить в сравнение». */
  label: string
  ids: readonly number[]
  /** How many there may be, and what is said when there are. */
  max: number
  full: string
  /** The page with one more agency. */
  hrefWith: (id: number) => string
  /** The way back leads past the page as it was. */
  isReplacing?: boolean
  /** Adds to the visitor's own selection instead. */
  onAdd?: ((card: KeptAgency) => void) | undefined
}

/** A combobox over the site's search whose options are links; without script the search page itself, which has boxes. */
export function AddAgency({ label, ids, max, full, hrefWith, isReplacing = false, onAdd }: AddAgencyProps) {
  const { text, active, setActive, found, ...suggestions } = useSuggestions('')
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const results = found.results.filter(({ id }) => !ids.includes(id))
  const isListShown = suggestions.isListShown && text.trim() !== '' && results.length > 0
  if (ids.length >= max) {
    return (
      <p className={styles.full} data-print="none">
        {full}
      </p>
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      suggestions.open()
      setActive(nextOption(active, results.length, event.key))
    } else if (event.key === 'Escape' && isListShown) {
      event.preventDefault()
      suggestions.close()
    } else if (event.key === 'Enter' && isListShown) {
      event.preventDefault()
      list.current?.querySelectorAll('a')[active ?? 0]?.click()
    }
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) suggestions.close()
  }
  const choose = () => {
    suggestions.type('')
    suggestions.close()
  }
  return (
    <search className={styles.add} aria-label={label} data-print="none">
      <form className={styles.form} action={href('search')} method="get" onBlur={closeOnLeave}>
        <input
          className={field.control}
          type="search"
          name="q"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
          aria-activedescendant={isListShown && active !== null ? `${listId}-${active}` : undefined}
          aria-label="Добавить агентство"
          placeholder="Добавить агентство"
          autoComplete="off"
          value={text}
          onFocus={suggestions.open}
          onChange={event => suggestions.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {isListShown && (
          <div className={popup.popup} id={listId} ref={list} role="listbox" aria-label="Найденные агентства">
            {results.map(({ id, name, name_lat, logo, city, matched }, index) => (
              <a
                key={id}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={classNames(popup.option, styles.option, index === active && popup.active)}
                href={hrefWith(id)}
                data-history={isReplacing ? 'replace' : undefined}
                // A press must not take focus from the field before the link is followed.
                onMouseDown={event => event.preventDefault()}
                onClick={event => {
                  choose()
                  if (!onAdd) return
                  event.preventDefault()
                  onAdd({ id, name, name_lat, logo })
                }}
              >
                <LogoImage src={logo} alt="" size="small" isEager />
                <span>
                  <FoundName name={name} matched={matched} />
                </span>
                <small>{city}</small>
              </a>
            ))}
          </div>
        )}
      </form>
      {suggestions.isFailed && text !== '' && <p className={styles.word}>Поиск сейчас недоступен</p>}
      {suggestions.isNothing && text !== '' && <p className={styles.word}>Ничего не нашлось</p>}
    </search>
  )
}
