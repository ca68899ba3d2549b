import { useRef } from 'react'
import { href } from '#domain/paths/paths.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import type { KeptAgency } from '../../store/kept-agencies.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import styles from './viewed-agencies.module.css'
import { viewedCleared, viewedRemoved } from './viewed-agencies-slice.ts'

export function ViewedStrip({ agencies }: { agencies: readonly KeptAgency[] }) {
  const dispatch = useAppDispatch()
  const list = useRef<HTMLUListElement>(null)
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
    <section className="stack-16" aria-labelledby="viewed" data-print="none">
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
      <ul className={`wrap-8 swipe ${styles.list}`} ref={list}>
        {agencies.map(({ id, name, name_lat, logo }, index) => (
          <li key={id}>
            <a href={href('agency', { agency: name_lat })}>
              <LogoImage src={logo} name={name} alt="" size="small" />
              {name}
            </a>
            <Button
              tone="ghost"
              size="small"
              isSquare
              aria-label={`Убрать ${inGuillemets(name)} из просмотренных`}
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
