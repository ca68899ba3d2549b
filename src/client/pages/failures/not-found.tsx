import { useEffect, useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { PAGE } from '#domain/russian/rare-nouns.ts'
import { shownPath } from '#domain/web/shown-path.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { SearchBox } from '../../features/site-search/search-box.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { MissingAddress } from './missing-address.tsx'
import { missingParams } from './missing-request.ts'
import { NearPages } from './near-pages.tsx'
import styles from './not-found.module.css'
import { PageStrip } from './page-strip.tsx'
import { RatingGroups } from './rating-groups.tsx'

type Missing = NonNullable<Answer<'redirect-info'>['missing']>

export function NotFound() {
  const { pathname } = useResolvedPage()
  const missing = useMissing(pathname)
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const total = missing?.pages.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <div className="stack-40-32">
      <div className={styles.head}>
        {total > 0 && (
          <span className={`place ${styles.zero}`} aria-hidden="true">
            0
          </span>
        )}
        <div className="stack-16">
          {total > 0 ? (
            <h1>
              <span className={styles.spoken}>0 </span>
              {`из ${countedGenitive(total, PAGE)}`}
            </h1>
          ) : (
            <h1>Такой страницы нет</h1>
          )}
          <p className="lead measure">
            По адресу <MissingAddress path={shownPath(pathname)} wrong={missing?.wrong ?? []} /> ничего нет. Мы
            проверили и переезды: с него никуда не переезжали.
          </p>
          <SearchBox initialText={nameIn(shownPath(pathname))} isLarge isFocused={isDesktop} />
        </div>
      </div>
      {missing && total > 0 && <PageStrip sorts={missing.pages} total={total} />}
      {missing && missing.near.length > 0 ? <NearPages pages={missing.near} /> : <RatingGroups />}
      <p className="muted small">
        Ищем по написанию адреса, а не угадываем. Не то?{' '}
        <a href={href('rating', { type: 'digital-agencies' })}>Рейтинг диджитал-агентств</a>,{' '}
        <a href={href('wall')}>все участники</a>, <a href={href('main')}>главная</a>. Привела наша ссылка?{' '}
        <a href={href('contacts')}>Напишите нам</a>.
      </p>
    </div>
  )
}

/** In the server's page; after a move within the application it is asked for here. */
function useMissing(pathname: string): Missing | null {
  const params = useMemo(() => missingParams(pathname), [pathname])
  const { response, isError, retry } = useCall('redirect-info', params)
  const isUnasked = response === null && !isError
  useEffect(() => {
    if (isUnasked) retry()
  }, [isUnasked, retry])
  return response?.missing ?? null
}

/** The last word of the address, as somebody would type it into a search field. */
function nameIn(path: string): string {
  const last = path.split('/').findLast(segment => segment !== '') ?? ''
  return last
    .replace(/^(agency|cms|item|case)-/, '')
    .replace(/\.\w+$/, '')
    .replace(/[-_+]+/g, ' ')
    .slice(0, 80)
}
