import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { POPULAR_SEARCHES } from '#domain/picker/popular-searches.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { usePageQuery } from '../../app/location.tsx'
import { CompareForm } from '../../features/selection/compare-box.tsx'
import { FittingList } from '../../features/selection/fitting-list.tsx'
import { SearchBox } from '../../features/site-search/search-box.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { FoundAgencies } from './found-agencies.tsx'
import { FoundCounts, kindsOf } from './found-counts.tsx'
import { FoundPages } from './found-pages.tsx'
import { FoundSlices } from './found-slices.tsx'
import styles from './search.module.css'
import { searchParams } from './search-params.ts'

export function Search() {
  const query = usePageQuery()
  const params = useMemo(() => searchParams(query), [query])
  return (
    <div className="stack-32-24">
      <header className={styles.head}>
        <h1>Поиск</h1>
        <SearchBox key={params.q} initialText={params.q} isLarge />
      </header>
      {params.q.trim() === '' ? <Popular params={params} /> : <Results params={params} />}
    </div>
  )
}

function Results({ params }: { params: ReturnType<typeof searchParams> }) {
  const { response, isAjax, isError, retry } = useCall('agency-find', params)
  if (response) {
    const { results, slices, fits, ratings, systems, texts, read_as } = response
    const kinds = kindsOf(response)
    if (slices.length + kinds.length === 0) return <Nothing text={params.q} />
    return (
      <>
        {read_as !== null && (
          <p className="muted">{`Похоже, включена другая раскладка: показываем по запросу ${inGuillemets(read_as)}.`}</p>
        )}
        {(slices.length > 0 || fits.length > 0) && (
          <div className={styles.columns}>
            <FoundSlices title="Под вашу задачу" slices={slices} />
            {fits.length > 0 && (
              <section className="stack-8" aria-label="Первые подходящие">
                <SectionHeading>Первые подходящие</SectionHeading>
                <FittingList agencies={fits} />
                {results.length === 0 && <CompareForm />}
              </section>
            )}
          </div>
        )}
        <FoundCounts kinds={kinds} />
        {results.length > 0 && <FoundAgencies results={results} />}
        <FoundSlices id="ratings" title="Рейтинги" slices={ratings} noun="participant" />
        <FoundPages id="systems" title="Системы" pages={systems} />
        {texts.map(({ kind, title, pages }) => (
          <FoundPages key={kind} id={kind} title={title} pages={pages} />
        ))}
      </>
    )
  }
  if (isError) return <ErrorBlock onRetry={retry} />
  return isAjax ? <LoadingBlock /> : null
}

function Popular({ params }: { params: ReturnType<typeof searchParams> }) {
  const { response } = useCall('agency-find', params)
  return (
    <>
      <p className="muted">
        Введите название агентства или его часть, задачу («магазин казань», «лендинг до 300 тысяч»), термин или слова из
        заголовка статьи.
      </p>
      <FoundSlices title="Часто ищут" slices={response?.slices ?? []} />
    </>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <EmptyState title={`По запросу ${inGuillemets(text.trim())} ничего не нашлось`}>
      <p>Проверьте написание или оставьте только начало названия. Город и задачу поиск тоже понимает:</p>
      <ul className={styles.searches}>
        {POPULAR_SEARCHES.map(search => (
          <li key={search}>
            <a href={`${href('search')}?${new URLSearchParams({ q: search })}`}>{search}</a>
          </li>
        ))}
      </ul>
      <p>
        {'Если названия не помните, '}
        <a href={href('picker')}>подберите одной фразой</a> или откройте <a href={href('wall')}>все рейтинги</a>.
      </p>
    </EmptyState>
  )
}
