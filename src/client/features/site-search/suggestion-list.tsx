import type { ReactNode } from 'react'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import popup from '../../ui/combobox.module.css'
import { ComboboxList, ComboboxOption } from '../../ui/combobox-list.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import type { Combobox } from '../../ui/use-combobox.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Found } from './autocomplete-slice.ts'
import { FoundName } from './found-name.tsx'
import styles from './suggestion-list.module.css'

interface SuggestionListProps {
  combobox: Combobox
  text: string
  found: Found
  /** Recent searches, shown while the field is empty. */
  recent: readonly string[]
  isFailed: boolean
  isNothing: boolean
  onFollow: () => void
  onForget: () => void
}

interface Option {
  group: string
  path: string
  content: ReactNode
}

/** Suggestions by group; the last option leads to the page of all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { combobox, text, found, recent, isFailed, isNothing, onFollow, onForget } = props
  const options = text === '' ? recentOptions(recent) : foundOptions(found, text)
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <div className={`popover ${popup.popup}`}>
      {isFailed && <p className={`aside ${styles.word}`}>Подсказки сейчас недоступны</p>}
      {isNothing && <p className={`aside ${styles.word}`}>Ничего не нашлось</p>}
      {found.read_as !== null && text !== '' && (
        <p className={`aside ${styles.word}`}>{`Показываем по запросу ${inGuillemets(found.read_as)}`}</p>
      )}
      <ComboboxList combobox={combobox} label="Подсказки">
        {groups.map(group => (
          <fieldset key={group} aria-label={group}>
            {groups.length > 1 && group !== ALL && (
              <span className={`fine ${styles.group}`} aria-hidden>
                {group}
              </span>
            )}
            {options.map((option, index) =>
              option.group === group ? (
                <ComboboxOption
                  key={option.path}
                  combobox={combobox}
                  index={index}
                  href={option.path}
                  onClick={onFollow}
                >
                  {option.content}
                </ComboboxOption>
              ) : null,
            )}
          </fieldset>
        ))}
      </ComboboxList>
      {text === '' && (
        <button type="button" className={`fine ${styles.forget}`} onClick={onForget}>
          Очистить историю
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{statusOf(options.length - 1, isFailed, isNothing)}</span>
      </VisuallyHidden>
    </div>
  )
}

const ALL = 'Все результаты'

const searchAddress = (text: string): string => `${href('search')}?${new URLSearchParams({ q: text })}`

const recentOptions = (recent: readonly string[]): Option[] =>
  recent.map(text => ({ group: 'Недавние запросы', path: searchAddress(text), content: text }))

function foundOptions({ results, slices, ratings, systems, texts }: Found, text: string): Option[] {
  return [
    ...slices.map(({ title, path, participants }) => ({
      group: 'Под задачу',
      path,
      content: <TwoLines title={title} note={counted(participants, 'agency')} />,
    })),
    ...results.map(agency => ({
      group: 'Агентства',
      path: agency.path,
      content: (
        <>
          <LogoImage src={agency.logo} name={agency.name} alt="" size="small" isEager />
          <span className={styles.agency}>
            <span>
              <FoundName name={agency.name} matched={agency.matched} />
            </span>
            <span className="fine">{agency.city}</span>
          </span>
        </>
      ),
    })),
    ...ratings.map(({ title, path }) => ({ group: 'Рейтинги', path, content: title })),
    ...systems.map(({ title, path }) => ({ group: 'Системы управления', path, content: title })),
    ...texts.flatMap(({ title: group, pages }) =>
      pages.map(({ title, path, note }) => ({ group, path, content: <TwoLines title={title} note={note} /> })),
    ),
    {
      group: ALL,
      path: searchAddress(text),
      content: <span className={styles.all}>Все результаты по запросу {inGuillemets(text)}</span>,
    },
  ]
}

function TwoLines({ title, note }: { title: string; note: string }) {
  return (
    <span className={styles.agency}>
      <span>{title}</span>
      <span className="fine">{note}</span>
    </span>
  )
}

function statusOf(count: number, isFailed: boolean, isNothing: boolean): string {
  if (isFailed) return 'Подсказки сейчас недоступны'
  if (isNothing) return 'Ничего не нашлось'
  return count > 0 ? `Подсказок: ${count}` : ''
}
