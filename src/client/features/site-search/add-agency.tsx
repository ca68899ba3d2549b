import { href } from '#domain/paths/paths.ts'
import type { KeptAgency } from '../../store/kept-agencies.ts'
import popup from '../../ui/combobox.module.css'
import { ComboboxField } from '../../ui/combobox.tsx'
import { ComboboxList, ComboboxOption } from '../../ui/combobox-list.tsx'
import field from '../../ui/field.module.css'
import { LogoImage } from '../../ui/logo-image.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import styles from './add-agency.module.css'
import { FoundName } from './found-name.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface AddAgencyProps {
  /** «Добавить в сравнение». */
  label: string
  ids: readonly number[]
  max: number
  /** Shown instead of the field once there are `max` agencies. */
  full: string
  /** The page with one more agency. */
  hrefWith: (id: number) => string
  /** Replaces the history entry, so Back skips the page as it was. */
  isReplacing?: boolean
  /** Adds to the visitor's selection instead of following the link. */
  onAdd?: ((card: KeptAgency) => void) | undefined
}

/** A combobox over site search whose options are links. Without JavaScript it submits to the search page, which has boxes. */
export function AddAgency({ label, ids, max, full, hrefWith, isReplacing = false, onAdd }: AddAgencyProps) {
  const { text, found, ...suggestions } = useSuggestions('')
  const results = found.results.filter(({ id }) => !ids.includes(id))
  const isListShown = suggestions.isListShown && text.trim() !== '' && results.length > 0
  const combobox = useCombobox({
    isOpen: isListShown,
    isFirstPicked: true,
    onType: suggestions.type,
    onOpen: suggestions.open,
    onClose: suggestions.close,
  })
  if (ids.length >= max) {
    return (
      <p className="note" data-print="none">
        {full}
      </p>
    )
  }

  const clear = () => {
    combobox.onType('')
    combobox.close()
  }
  return (
    <search className={styles.add} aria-label={label} data-print="none">
      <form className={styles.form} action={href('search')} method="get" onBlur={combobox.closeOnLeave}>
        <ComboboxField combobox={combobox} className={field.control} name="q" label="Добавить агентство" value={text} />
        {isListShown && (
          <ComboboxList combobox={combobox} className={`popover ${popup.popup}`} label="Найденные агентства">
            {results.map(({ id, name, name_lat, logo, city, matched }, index) => (
              <ComboboxOption
                key={id}
                combobox={combobox}
                index={index}
                className={styles.option}
                href={hrefWith(id)}
                data-history={isReplacing ? 'replace' : undefined}
                onClick={event => {
                  clear()
                  if (!onAdd) return
                  event.preventDefault()
                  onAdd({ id, name, name_lat, logo })
                }}
              >
                <LogoImage src={logo} name={name} alt="" size="small" isEager />
                <span>
                  <FoundName name={name} matched={matched} />
                </span>
                <small>{city}</small>
              </ComboboxOption>
            ))}
          </ComboboxList>
        )}
      </form>
      {suggestions.isFailed && text !== '' && <p className="note">Поиск сейчас недоступен</p>}
      {suggestions.isNothing && text !== '' && <p className="note">Ничего не нашлось</p>}
    </search>
  )
}
