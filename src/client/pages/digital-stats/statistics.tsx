import { statHref, tabHref } from '#domain/stats/stat-address.ts'
import { orderedCharts } from '#domain/stats/stat-query.ts'
import { API_DOCS_PATH } from '#domain/web/machine-paths.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { Island } from '../../app/island.tsx'
import { drawnPart, latePart, useLate } from '../../app/late-part.ts'
import { SubscribeBox } from '../../features/stats-subscribe/stats-subscribe.tsx'
import { UnbrokenHeading } from '../../features/unbroken-heading/unbroken-heading.tsx'
import { useAppSelector, useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { dateText, headingOf, statCrumbs } from './chart-words.ts'
import { selectSharedChart } from './charts-slice.ts'
import { Choices, MarksForm } from './choices.tsx'
import { CHART_CALL, chartParams, TABS_CALL } from './stat-calls.ts'
import { type StatAddress, useStatAddress } from './use-stats.ts'
import styles from './view.module.css'

/** A finding with two figures would take half of the first screen. */
const LONG_HEADING = 44

/** Drawing takes a fifth of the page's code, and nobody waits for the визир. */
const drawing = drawnPart(() => import('./charts.tsx'))

interface EditionProps extends StatAddress {
  updatedAt: string
}

/** The date of the figures; of a past day with the way to the newest. */
function Edition({ updatedAt, tab, query }: EditionProps) {
  const text = dateText(updatedAt, query)
  return (
    <p className="note">
      {text[0]?.toUpperCase() + text.slice(1)}
      {query.asOf !== undefined && (
        <>
          {', как они были известны в конце этого дня. '}
          <TextLink href={statHref(tab, { ...query, asOf: undefined })}>Нынешние цифры</TextLink>
        </>
      )}
    </p>
  )
}

/** The charts of one tab. Everything the visitor chose is in the address. */
export function Statistics() {
  const { tab, query } = useStatAddress()
  const ids = orderedCharts(tab, query)
  const { response } = useCall(TABS_CALL, {})
  const first = useCall(CHART_CALL, chartParams(ids[0] ?? '', query)).response
  if (!response) return <LoadingBlock />
  const { title = '', charts = [] } = response.tabs.find(({ id }) => id === tab) ?? {}
  const tabs = response.tabs.map(one => ({ href: tabHref(one.id as typeof tab), text: one.title }))
  const heading = first ? headingOf(first, title) : title
  const parts = ids.flatMap(id => charts.filter(chart => chart.id === id))
  return (
    <div className="stack-16">
      <Breadcrumbs crumbs={crumbsTo(statCrumbs(tab, title))} />
      <div className={`stack ${styles.head}`}>
        <h1 className={heading.length > LONG_HEADING ? styles.long : undefined}>
          <UnbrokenHeading text={heading} />
        </h1>
        {first?.updated_at && <Edition updatedAt={first.updated_at} tab={tab} query={query} />}
      </div>
      <TabLinks label="Разделы статистики" tabs={tabs} currentHref={tabHref(tab)} />
      <Choices />
      <MarksForm />
      <div className={`stack-40 ${styles.body}`}>
        <div>
          <Island of={drawing} fallback={<LoadingBlock />} />
        </div>
        <aside className={`stack-32 start ${styles.side}`}>
          <nav className={styles.parts} aria-label="На этой странице" data-print="none">
            <ul>
              {parts.map(({ id, title: question }) => (
                <li key={id}>
                  <a href={`#${id}`}>{question}</a>
                </li>
              ))}
            </ul>
          </nav>
          <SubscribeBox
            call="/v2/digitalStats/subscribe"
            subject={{ tab }}
            title="Новый срез — письмом"
            lead="Раз в месяц, только цифры, которые сдвинулись больше чем на пункт."
          />
          <p className="note" data-print="none">
            {'Цифры открыты: у\u00a0каждого графика есть таблица и\u00a0CSV, все вместе отдаёт '}
            <a href={API_DOCS_PATH}>API</a>.
          </p>
        </aside>
      </div>
      <ShareOnDemand />
    </div>
  )
}

const dialog = latePart(() => import('./share-dialog.tsx'))

/** The dialog's code loads with the first press. */
function ShareOnDemand() {
  const shared = useAppSelector(selectSharedChart)
  const { module: ShareDialog } = useLate(dialog, shared !== null)
  return ShareDialog && <ShareDialog />
}
