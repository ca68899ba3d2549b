import { type FormEvent, useState } from 'react'
import type { AgencyCard } from '#contract/shapes/agency.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { EmptyState } from '../../ui/block-state.tsx'
import { classNames } from '../../ui/class-names.ts'
import field from '../../ui/field.module.css'
import { LogoImage } from '../../ui/logo-image.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { filterLogos } from './filter-logos.ts'
import styles from './logo-wall.module.css'

const idOf = ({ id }: AgencyCard) => id
const stay = (event: FormEvent) => event.preventDefault()

/** Filters as you type; without JavaScript the field submits to the search page. */
export function LogoWall({ logos }: { logos: readonly AgencyCard[] }) {
  const [text, setText] = useState('')
  const shown = filterLogos(logos, text)
  return (
    <section className="stack-24" aria-label="Логотипы агентств">
      <search>
        <form className={`note row ${styles.filter}`} action={href('search')} method="get" onSubmit={stay}>
          <input
            className={classNames(field.control, styles.field)}
            type="search"
            name="q"
            value={text}
            aria-label="Название или город"
            placeholder="Название или город"
            autoComplete="off"
            onChange={event => setText(event.target.value)}
          />
          <span role="status">{counted(shown.length, 'participant')}</span>
        </form>
      </search>
      {shown.length === 0 && (
        <EmptyState title="На стене таких нет">
          Здесь только участники рейтингов.{' '}
          <a href={`${href('search')}?q=${encodeURIComponent(text)}`}>Искать во всём каталоге</a>
        </EmptyState>
      )}
      <MemoList as="ul" className={styles.logos} items={shown} keyOf={idOf} kind="wall-logo" render={renderLogo} />
    </section>
  )
}

const renderLogo = ({ name, name_lat, logo, city }: AgencyCard) => (
  <li>
    <a className={styles.logo} href={href('agency', { agency: name_lat })}>
      <LogoImage src={logo} name={name} alt="" />
      <b>{name}</b>
      <small>{city}</small>
    </a>
  </li>
)
