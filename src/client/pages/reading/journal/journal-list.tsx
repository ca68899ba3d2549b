import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import type { ListedArticle } from '#contract/shapes/article.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { cursorIn } from '#domain/web/cursor.ts'
import { crumbsOf } from '../../../app/crumbs.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { usePageQuery, useResolvedPage } from '../../../app/location.tsx'
import { useGrowing } from '../../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { categoryCrumbs } from '../crumbs.ts'
import { JournalFrame } from '../journal-frame.tsx'
import { journalParams, STUDIES_ONLY } from '../query.ts'
import { Corrections } from './corrections.tsx'
import styles from './journal.module.css'
import { JournalRow } from './journal-row.tsx'
import { rowHeight } from './row-height.ts'
import { RuledList } from './ruled-list.tsx'

// The code of forms comes after the list, whose markup can be sent without it.
const subscribe = drawnPart(() => import('./journal-subscribe.tsx'))

/** News and studies on one ruler of days; also one category of them, or one year. */
export function JournalList() {
  const { pathname, params } = useResolvedPage()
  const query = usePageQuery()
  const { category } = params as { category?: string }
  const isStudies = pathname === href('research')
  const asked = journalParams(isStudies ? STUDIES_ONLY : params, query)
  const { response, isError, next, growth } = useGrowing('news-list', asked)
  const title = response?.h1 ?? (isStudies ? 'Исследования' : 'Новости и исследования')
  const year = asked.year === undefined ? '' : `year=${asked.year}&`
  return (
    <JournalFrame
      crumbs={
        isStudies ? crumbsOf('research') : category === undefined ? crumbsOf('news') : categoryCrumbs(title, category)
      }
      title={title}
      lead="В заметке — число, рядом — график из него, под текстом — сколько наблюдений. Нет числа — нет и графика."
      section={isStudies ? 'research' : 'news'}
    >
      {response && <JournalTabs response={response} pathname={pathname} year={asked.year} />}
      <GrowingList
        {...growth}
        className="stack-32-24"
        label={title}
        length={response?.data.length ?? 0}
        target="h2 a"
        more={next === null ? null : { text: 'Показать ещё', href: `${pathname}?${year}next=${next}` }}
        note={response && <Shown response={response} year={asked.year} />}
      >
        {response?.data.length === 0 && <EmptyState title="Текстов пока нет">Первый появится здесь.</EmptyState>}
        {response && response.data.length > 0 && (
          <JournalRows
            texts={response.data}
            today={'next' in cursorIn(query) ? null : response.today}
            hasCategory={category === undefined}
          />
        )}
        {!response && !isError && <LoadingBlock />}
      </GrowingList>
      <div className={styles.foot}>
        <Island of={subscribe} />
        {response && response.corrections.count > 0 && <Corrections corrections={response.corrections} />}
      </div>
    </JournalFrame>
  )
}

type Listed = Answer<'news-list'>

interface JournalTabsProps {
  response: Listed
  pathname: string
  year: number | undefined
}

/** Categories add up to «Всё», years to the open category. */
function JournalTabs({ response: { categories, years, count }, pathname, year }: JournalTabsProps) {
  const inYear = year === undefined ? '' : `?year=${year}`
  const current = (path: string) => path + inYear
  const all = [{ title: 'Всё', path: href('news'), count }, ...categories]
  return (
    <div className={styles.tabs}>
      <TabLinks
        label="Рубрики"
        currentHref={current(pathname)}
        tabs={all.map(tab => ({ href: current(tab.path), text: tab.title, note: formatNumber(tab.count) }))}
      />
      <TabLinks
        label="Годы"
        currentHref={current(pathname)}
        tabs={[
          { href: pathname, text: 'Все годы' },
          ...years.map(({ year: of, count: inIt }) => ({
            href: `${pathname}?year=${of}`,
            text: String(of),
            note: formatNumber(inIt),
          })),
        ]}
      />
    </div>
  )
}

function Shown({ response: { data, years }, year }: { response: Listed; year: number | undefined }) {
  const all = years.reduce((sum, { year: of, count }) => (year === undefined || of === year ? sum + count : sum), 0)
  return <p className="note">{`Показаны ${formatNumber(data.length)} из ${formatNumber(all)}`}</p>
}

interface JournalRowsProps {
  texts: readonly ListedArticle[]
  /** Null on a later page of the list. */
  today: string | null
  hasCategory: boolean
}

function JournalRows({ texts, today, hasCategory }: JournalRowsProps) {
  const rows = useMemo(
    () => texts.map(text => ({ day: moscowDay(text.published_at), height: rowHeight(text) })),
    [texts],
  )
  return (
    <RuledList rows={rows} today={today}>
      {texts.map((text, index) => (
        <JournalRow key={text.path} text={text} height={rows[index]?.height ?? 0} hasCategory={hasCategory} />
      ))}
    </RuledList>
  )
}
