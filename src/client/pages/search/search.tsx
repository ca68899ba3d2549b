import { useMemo } from 'react'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { usePageQuery } from '../../app/location.tsx'
import { CompareForm } from '../../features/selection/compare-box.tsx'
import { FittingList } from '../../features/selection/fitting-list.tsx'
import { SearchBox } from '../../features/site-search/search-box.tsx'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../ui/block-state.tsx'
import { FoundAgencies } from './found-agencies.tsx'
import { FoundPages } from './found-pages.tsx'
import { FoundSlices } from './found-slices.tsx'
import styles from './search.module.css'
import { searchParams } from './search-params.ts'

export function Search() {
  const query = usePageQuery()
  const params = useMemo(() => searchParams(query), [query])
  return (
    <div className="stack-24">
      <h1>Поиск</h1>
      <SearchBox key={params.q} initialText={params.q} isLarge />
      {params.q.trim() === '' ? <Popular params={params} /> : <Results params={params} />}
    </div>
  )
}

function Results({ params }: { params: ReturnType<typeof searchParams> }) {
  const { response, isAjax, isError, retry } = useCall('agency-find', params)
  if (response) {
    const { results, slices, fits, ratings, systems, texts, read_as } = response
    if (results.length + slices.length + ratings.length + systems.length + texts.length === 0)
      return <Nothing text={params.q} />
    return (
      <>
        {read_as !== null && (
          <p className="muted">{`Похоже, включена другая раскладка: показываем по запросу ${inGuillemets(read_as)}.`}</p>
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            <FoundSlices title="Под вашу задачу" slices={slices} />
            {fits.length > 0 && (
              <section className="measure" aria-label="Первые подходящие">
                <FittingList agencies={fits} />
                {results.length === 0 && <CompareForm />}
              </section>
            )}
            {results.length > 0 && <FoundAgencies results={results} />}
            {texts.map(({ title, pages }) => (
              <FoundPages key={title} title={title} pages={pages} />
            ))}
          </div>
          <div className={styles.column}>
            <FoundPages title="Рейтинги" pages={ratings} />
            <FoundPages title="Системы управления сайтами" pages={systems} />
          </div>
        </div>
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
      Проверьте написание, оставьте только начало названия или попробуйте другую раскладку. Агентства в городе или по
      задаче удобнее искать в рейтингах: они перечислены в меню и внизу страницы.
    </EmptyState>
  )
}
