import { csvHref, embedHref, marksOf, pictureHref, statHref, tabHref } from '#domain/stats/stat-address.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { sliceAdded } from '../../store/make-store.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { chartsSlice, shareOpened } from '../../store/stats/charts-slice.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { hasData, isOverTime, markedIds } from '../../ui/chart/chart-data.ts'
import { CHART_SIZES } from '../../ui/chart/chart-size.ts'
import { FiguresTable } from '../../ui/chart/figures-table.tsx'
import { LiveChart } from '../../ui/chart/live-chart.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './chart-section.module.css'
import { type ChartAnswer, sampleText } from './chart-words.ts'
import { SeriesTable } from './series-table.tsx'
import type { StatAddress } from './use-stats.ts'

interface ChartSectionProps extends StatAddress {
  answer: ChartAnswer
  isFirst: boolean
}

const MAX_ROWS = CHART_SIZES.wide.maxRows

/** One question with its answer: drawing, tables, and where the figures come from. */
export function ChartSection({ answer, isFirst, tab, query }: ChartSectionProps) {
  const { id, title, finding, chart } = answer
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const isLive = useIsHydrated()
  const marked = markedIds(chart, marksOf(query, id))
  const isKnown = hasData(chart)
  const hidden = isOverTime(chart) ? 0 : chart.labels.length - MAX_ROWS
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {isKnown && <Acts answer={answer} tab={tab} query={query} />}
      </div>
      {!isFirst && finding !== null && <p className={styles.finding}>{finding}</p>}
      {isKnown ? (
        <>
          <LiveChart {...{ chart, title, marked, isPhone, isLive }} id={id} />
          {hidden > 0 && (
            <p
              className={styles.origin}
            >{`На рисунке первые ${MAX_ROWS} из ${chart.labels.length}, остальные — в таблице.`}</p>
          )}
          {isOverTime(chart) && <SeriesTable {...{ id, title, chart, marked, isPhone }} />}
          <Disclosure summary="Таблица">
            <FiguresTable title={title} chart={chart} />
          </Disclosure>
        </>
      ) : (
        <NoData answer={answer} tab={tab} />
      )}
      <Origin answer={answer} query={query} isKnown={isKnown} />
    </section>
  )
}

function Acts({ answer: { id, title }, tab, query }: Pick<ChartSectionProps, 'answer' | 'tab' | 'query'>) {
  const dispatch = useAppDispatch()
  const isLive = useIsHydrated()
  const name = `Поделиться: ${title}`
  const open = () => {
    dispatch(sliceAdded(chartsSlice))
    dispatch(shareOpened(id))
  }
  return (
    <div className={styles.acts} data-print="none">
      {isLive ? (
        <Button aria-label={name} onClick={open}>
          Поделиться
        </Button>
      ) : (
        <ButtonLink aria-label={name} href={statHref(tab, { ...query, chart: id })}>
          Поделиться
        </ButtonLink>
      )}
      <ButtonLink href={csvHref(tab, id, query)} download aria-label={`CSV: ${title}`}>
        CSV
      </ButtonLink>
    </div>
  )
}

function NoData({ answer: { nearest }, tab }: Pick<ChartSectionProps, 'answer' | 'tab'>) {
  return (
    <EmptyState
      title="Данных мало"
      action={nearest && <ButtonLink href={tabHref(tab) + nearest.search}>{nearest.title}</ButtonLink>}
    >
      {nearest
        ? 'Для этого выбора меньше пяти наблюдений. Ближайший, у которого данные есть:'
        : 'Меньше пяти наблюдений.'}
    </EmptyState>
  )
}

interface OriginProps extends Pick<ChartSectionProps, 'answer' | 'query'> {
  isKnown: boolean
}

function Origin({ answer: { id, source, sample, updated_at, method }, query, isKnown }: OriginProps) {
  const facts = [source, sampleText(sample), ...(updated_at === null ? [] : [`обновлено ${formatDate(updated_at)}`])]
  return (
    <p className={styles.origin}>
      {`${method} ${facts.join(' · ')}.`}
      {isKnown && (
        <span data-print="none">
          {' '}
          <a href={embedHref(id, query)}>Для вставки на сайт</a> · <a href={pictureHref(id, query)}>Картинка</a>
        </span>
      )}
    </p>
  )
}
