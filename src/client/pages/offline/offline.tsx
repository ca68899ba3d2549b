import { useEffect, useState } from 'react'
import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'
import { formatLocalTime } from '#domain/time/local-time.ts'
import { readAgencies } from '../../browser/stored/agency-storage.ts'
import { type KeptProfile, keptProfiles } from '../../browser/stored/kept-profiles.ts'
import { type SavedPage, savedPages } from '../../browser/stored/saved-pages.ts'
import { localStore } from '../../browser/stored/storage.ts'
import { SELECTED } from '../../features/selection/selection-keys.ts'
import { ViewedAgencies } from '../../features/viewed-agencies/viewed-agencies.tsx'
import { cardsInOrder, type KeptAgency, keptAgencies } from '../../store/kept-agencies.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { compared } from './compared.ts'
import { KeptComparison } from './kept-comparison.tsx'
import styles from './view.module.css'

interface Kept {
  wanted: string | null
  pages: readonly SavedPage[]
  selected: readonly KeptAgency[]
  profiles: readonly KeptProfile[]
}

const NOTHING: Kept = { wanted: null, pages: [], selected: [], profiles: [] }

/** Data the browser itself keeps: none of it needs a network. */
export function Offline() {
  const [{ wanted, pages, selected, profiles }, setKept] = useState(NOTHING)
  useEffect(() => {
    const show = async () => {
      const stored = keptAgencies(readAgencies(localStore(), SELECTED), MAX_SELECTED)
      const wanted = wantedPath(window.location.hash)
      const [pages, known] = await Promise.all([savedPages(), keptProfiles()])
      const profiles = compared(known, { wanted, selected: stored.ids })
      setKept({ wanted, pages, selected: cardsInOrder(stored), profiles })
    }
    show()
  }, [])
  return (
    <div className={`stack-40 ${styles.page}`}>
      <div className="stack-16 left">
        <Breadcrumbs crumbs={[{ text: 'Главная', href: href('main') }]} />
        <h1>Нет связи</h1>
        <p className="muted measure">
          Копии этой страницы в&nbsp;браузере нет: сохраняются только те, что вы уже открывали. Проверьте интернет
          и&nbsp;повторите.
        </p>
        {/* Without a network this is the same page again; with one, the page that was asked for. */}
        <ButtonLink tone="primary" href={wanted ?? href('main')} target="_self">
          {wanted === null ? 'На главную' : 'Повторить'}
        </ButtonLink>
      </div>
      {profiles.length > 0 && <KeptComparison profiles={profiles} />}
      {selected.length > 0 && <Selected agencies={selected} />}
      <ViewedAgencies />
      {pages.length > 0 && <SavedPages pages={pages} />}
    </div>
  )
}

/** The worker puts the address of the missing page into the fragment; anyone else can put anything there. */
function wantedPath(hash: string): string | null {
  const path = hash.slice(1)
  return /^\/(?![/\\])/.test(path) ? path : null
}

const Selected = ({ agencies }: { agencies: readonly KeptAgency[] }) => (
  <section className="stack-16" aria-labelledby="selected">
    <SectionHeading id="selected">Вы выбрали</SectionHeading>
    <ul className="wrap-8">
      {agencies.map(({ id, name, name_lat, logo }) => (
        <li key={id}>
          <a className={`row-12 dense ${styles.agency}`} href={href('agency', { agency: name_lat })}>
            <LogoImage src={logo} name={name} alt="" size="small" />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

const SavedPages = ({ pages }: { pages: readonly SavedPage[] }) => (
  <section className="stack-16" aria-labelledby="saved">
    <SectionHeading id="saved">Можно прочитать без связи</SectionHeading>
    <ul className={styles.saved}>
      {pages.map(({ path, title, at }) => (
        <li key={path}>
          <a className={styles.title} href={path}>
            {title}
          </a>
          <time className="fine" dateTime={at.toISOString()}>
            {formatLocalTime(at)}
          </time>
        </li>
      ))}
    </ul>
  </section>
)
