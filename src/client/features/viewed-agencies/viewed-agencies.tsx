import { useRef } from 'react'
import { href } from '#domain/paths/paths.ts'
import { cardsInOrder, type KeptAgencies, type KeptAgency } from '../../store/agency/kept-agencies.ts'
import { viewedCleared, viewedRemoved } from '../../store/agency/viewed-agencies-slice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { useViewed } from './use-viewed.ts'
import styles from './viewed-agencies.module.css'

const MAX_SHOWN = 12

interface ViewedAgenciesProps {
  /** The agency whose page this is: recorded as viewed, but not shown in the strip. */
  current?: KeptAgency | undefined
}

/** Only the browser knows which agencies were viewed, so the strip appears after hydration. */
export function ViewedAgencies({ current }: ViewedAgenciesProps) {
  const dispatch = useAppDispatch()
  const list = useRef<HTMLUListElement>(null)
  const shown = shownCards(useViewed(current), current?.id)
  if (shown.length === 0) return null

  const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true })
  const remove = (id: number, index: number) => {
    // The focused button disappears: move focus to its neighbour.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const neighbour = buttons[index + 1] ?? buttons[index - 1]
    if (neighbour) neighbour.focus()
    else focusContent()
    dispatch(viewedRemoved(id))
  }
  const clear = () => {
    focusContent()
    dispatch(viewedCleared())
  }
  return (
    <section className={styles.viewed} aria-labelledby="viewed" data-print="none">
      <SectionHeading
        id="viewed"
        action={
          <Button tone="ghost" size="small" onClick={clear}>
            Очистить
          </Button>
        }
      >
        Вы смотрели
      </SectionHeading>
      <ul className={styles.list} ref={list}>
        {shown.map(({ id, name, name_lat, logo }, index) => (
          <li key={id}>
            <a href={href('agency', { agency: name_lat })}>
              <LogoImage src={logo} name={name} alt="" size="small" />
              {name}
            </a>
            <Button
              tone="ghost"
              size="small"
              isSquare
              aria-label={`Убрать «${name}» из просмотренных`}
              onClick={() => remove(id, index)}
            >
              <Icon name="close" isSmall />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Newest first, without the current agency. Ids without a stored card are skipped. */
export const shownCards = (viewed: KeptAgencies, current: number | undefined): KeptAgency[] =>
  cardsInOrder(viewed)
    .filter(({ id }) => id !== current)
    .slice(0, MAX_SHOWN)
