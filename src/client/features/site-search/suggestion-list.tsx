import type { ReactNode, Ref } from 'react'
import { href } from '#domain/paths/paths.ts'
import type { Found } from '../../store/shell/autocomplete-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import { LogoImage } from '../../ui/logo-image.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FoundName } from './found-name.tsx'
import styles from './suggestion-list.module.css'

interface SuggestionListProps {
  id: string
  ref: Ref<HTMLDivElement>
  text: string
  found: Found
  /** What was searched for lately; shown instead of answers while nothing is typed. */
  recent: readonly string[]
  active: number | null
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

/** Options are links, so that a press with a modifier opens a tab; the last one leads to the page of all results. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, ref, text, found, recent, active, isFailed, isNothing, onFollow, onForget } = props
  const options = text === '' ? recentOptions(recent) : foundOptions(found, text)
  const groups = [...new Set(options.map(({ group }) => group))]
  return (
    <div className={styles.popup}>
      {isFailed && <p className={styles.word}>Подсказки сейчас недоступны</p>}
      {isNothing && <p className={styles.word}>Ничего не нашлось</p>}
      {found.read_as !== null && text !== '' && (
        <p className={styles.word}>{`Показываем по запросу «${found.read_as}»`}</p>
      )}
      <div id={id} ref={ref} role="listbox" aria-label="Подсказки">
        {groups.map(group => (
          <fieldset key={group} className={styles.options} aria-label={group}>
            {groups.length > 1 && group !== ALL && (
              <span className={styles.group} aria-hidden>
                {group}
              </span>
            )}
            {options.map((option, index) =>
              option.group === group ? (
                <a
                  key={option.path}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={classNames(styles.option, index === active && styles.active)}
                  href={option.path}
                  // A press must not take focus from the field before the link is followed.
                  onMouseDown={event => event.preventDefault()}
                  onClick={onFollow}
                >
                  {option.content}
                </a>
              ) : null,
            )}
          </fieldset>
        ))}
      </div>
      {text === '' && (
        <button type="button" className={styles.forget} onClick={onForget}>
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

function foundOptions({ results, ratings, systems }: Found, text: string): Option[] {
  return [
    ...results.map(agency => ({
      group: 'Агентства',
      path: agency.path,
      content: (
        <>
          <LogoImage src={agency.logo} alt="" size="small" isEager />
          <span className={styles.agency}>
            <span>
              <FoundName name={agency.name} matched={agency.matched} />
            </span>
            <span className={styles.city}>{agency.city}</span>
          </span>
        </>
      ),
    })),
    ...ratings.map(({ title, path }) => ({ group: 'Рейтинги', path, content: title })),
    ...systems.map(({ title, path }) => ({ group: 'Системы управления', path, content: title })),
    {
      group: ALL,
      path: searchAddress(text),
      content: <span className={styles.all}>Все результаты по запросу «{text}»</span>,
    },
  ]
}

function statusOf(count: number, isFailed: boolean, isNothing: boolean): string {
  if (isFailed) return 'Подсказки сейчас недоступны'
  if (isNothing) return 'Ничего не нашлось'
  return count > 0 ? `Подсказок: ${count}` : ''
}
