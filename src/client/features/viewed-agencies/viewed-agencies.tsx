import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { href } from '#domain/paths/paths.ts'
import type { KeptAgency } from '../../store/agency/kept-agencies.ts'
import { viewedCleared, viewedRemoved } from '../../store/agency/viewed-agencies-slice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { shownCards } from './shown-cards.ts'
import { useViewed } from './use-viewed.ts'
import styles from './viewed-agencies.module.css'

interface ViewedAgenciesProps {
  /** The agency whose page it is: noted as viewed, and not shown to who is looking at it. */
  current?: KeptAgency | undefined
}

export function ViewedAgencies({ current }: ViewedAgenciesProps) {
  const dispatch = useAppDispatch()
  const list = useRef<HTMLUListElement>(null)
  const shown = shownCards(useViewed(current), current?.id)
  if (shown.length === 0) return null

  const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true })
  const remove = (id: number, index: number) => {
    // The pressed button goes: the keyboard goes on from its neighbour.
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
              <LogoImage src={logo} alt="" size="small" />
              {name}
            </a>
            <Button
              tone="ghost"
              size="small"
              isSquare
              aria-label={`Убрать «${name}» из просмотренных`}
              onClick={() => remove(id, index)}
            >
              <Icon of={X} isSmall />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
