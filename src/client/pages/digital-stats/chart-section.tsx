import { csvHref, embedHref, marksOf, pictureHref, statHref } from '#domain/stats/stat-address.ts'
import { readChoices } from '#domain/stats/stat-choices.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { sliceAdded } from '../../store/make-store.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { EmptyState } from '../../ui/block-state.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { hasData, isOverTime, markedIds } from '../../ui/chart/chart-data.ts'
import { CHART_SIZES } from '../../ui/chart/chart-size.ts'
import { FiguresTable } from '../../ui/chart/figures-table.tsx'
import { LiveChart } from '../../ui/chart/live-chart.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type ChartAnswer, dateText, sampleText } from './chart-words.ts'
import { chartsSlice, shareOpened } from './charts-slice.ts'
import { Citation } from './citation.tsx'
import { SeriesTable } from './series-table.tsx'
import type { StatAddress } from './use-stats.ts'
import styles from './view.module.css'

interface ChartSectionProps extends StatAddress {
  answer: ChartAnswer
  isFirst: boolean
}

const MAX_ROWS = CHART_SIZES.wide.maxRows

/** One question with its answer: drawing, tables, and where the figures come from. */
export function ChartSection({ answer, isFirst, tab, query }: ChartSectionProps) {
  const { id, title, finding, chart, contrast } = answer
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const isLive = useIsHydrated()
  const marked = markedIds(chart, marksOf(query, id))
  const isKnown = hasData(chart)
  const hidden = isOverTime(chart) ? 0 : chart.labels.length - MAX_ROWS
  return (
    <section className={`stack-16 ${styles.section}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={`row ${styles.chartHead}`}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {isKnown && <Acts answer={answer} tab={tab} query={query} />}
      </div>
      {!isFirst && finding !== null && <p className={`text-measure ${styles.finding}`}>{finding}</p>}
      {contrast !== null && <p className="note measure">{contrast}</p>}
      {isKnown ? (
        <>
          <LiveChart {...{ chart, title, marked, isPhone, isLive }} id={id} />
          {hidden > 0 && (
            <p className="note measure">{`На рисунке первые ${MAX_ROWS} из ${chart.labels.length}, остальные — в таблице.`}</p>
          )}
          {isOverTime(chart) && <SeriesTable {...{ id, title, chart, marked, isPhone }} />}
          <Disclosure summary="Таблица">
            <FiguresTable title={title} chart={chart} />
          </Disclosure>
        </>
      ) : (
        <NoData answer={answer} tab={tab} query={query} />
      )}
      <Origin answer={answer} query={query} isKnown={isKnown} />
      {isKnown && <Citation answer={answer} tab={tab} query={query} />}
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

function NoData({ answer: { nearest }, tab, query: { asOf } }: Pick<ChartSectionProps, 'answer' | 'tab' | 'query'>) {
  const choices = readChoices(new URLSearchParams(nearest?.search))
  return (
    <EmptyState
      title="Данных мало"
      action={nearest && <ButtonLink href={statHref(tab, { choices, marks: [], asOf })}>{nearest.title}</ButtonLink>}
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

function Origin({ answer: { id, source, sample, updated_at, method, basis }, query, isKnown }: OriginProps) {
  const facts = [source, sampleText(sample), ...(updated_at === null ? [] : [dateText(updated_at, query)])]
  return (
    <p className="note measure">
      {`${method} ${facts.join(' · ')}.`}
      {basis && (
        <>
          {` Последняя точка: ${basis.text}. `}
          <a href={basis.other.path}>{basis.other.title}</a>
        </>
      )}
      {isKnown && (
        <span data-print="none">
          {basis ? ' · ' : ' '}
          <a href={embedHref(id, query)}>Для вставки на сайт</a> · <a href={pictureHref(id, query)}>Картинка</a>
        </span>
      )}
    </p>
  )
}
