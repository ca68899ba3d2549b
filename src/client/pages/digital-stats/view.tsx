import { tabHref } from '#domain/stats/stat-address.ts'
import { orderedCharts } from '#domain/stats/stat-query.ts'
import { formatDate } from '#domain/time/dates.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { laterIsland } from '../../app/later-island.tsx'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { SUBSCRIBE, SubscribeBox, SubscribeFields } from '../../features/stats-subscribe/stats-subscribe.tsx'
import { UnbrokenHeading } from '../../features/unbroken-heading/unbroken-heading.tsx'
import { useCall } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { headingOf } from './chart-words.ts'
import { Choices, MarksForm } from './choices.tsx'
import { ShareOnDemand } from './share-on-demand.tsx'
import { CHART_CALL, chartParams, TABS_CALL } from './stat-calls.ts'
import { statCrumbs } from './stat-crumbs.ts'
import { useStatAddress } from './use-stats.ts'
import styles from './view.module.css'
import '../../ui/block-state.module.css'
import '../../ui/chart/chart.module.css'
import '../../ui/checkbox.module.css'
import '../../ui/disclosure.module.css'
import '../../ui/scale/scale.module.css'
import '../../ui/table.module.css'
import './chart-section.module.css'
import './series-table.module.css'

/** A finding with two figures would take half of the first screen. */
const LONG_HEADING = 44

/** Drawing takes a fifth of the page's code, and nobody waits for the визир. */
const Charts = laterIsland(() => import('./charts.tsx'), <LoadingBlock />)

/** The charts of one tab. Everything the visitor chose is in the address. */
export function View() {
  const { tab, query } = useStatAddress()
  const ids = orderedCharts(tab, query)
  const { response } = useCall(TABS_CALL, {})
  const first = useCall(CHART_CALL, chartParams(ids[0] ?? '', query.choices)).response
  if (!response) return <LoadingBlock />
  const { title = '', charts = [] } = response.tabs.find(({ id }) => id === tab) ?? {}
  const tabs = response.tabs.map(one => ({ href: tabHref(one.id as typeof tab), text: one.title }))
  const heading = first ? headingOf(first, title) : title
  const parts = ids.flatMap(id => charts.filter(chart => chart.id === id))
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbsTo(statCrumbs(tab, title))} />
      <div className={styles.head}>
        <h1 className={heading.length > LONG_HEADING ? styles.long : undefined}>
          <UnbrokenHeading text={heading} />
        </h1>
        {first?.updated_at && <p className={styles.updated}>{`Обновлено ${formatDate(first.updated_at)}`}</p>}
      </div>
      <TabLinks label="Разделы статистики" tabs={tabs} currentHref={tabHref(tab)} />
      <Choices />
      <MarksForm />
      <div className={styles.body}>
        <div>
          <Charts />
        </div>
        <aside className={styles.side}>
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
            title="Новый срез — письмом"
            lead="Раз в месяц, только цифры, которые сдвинулись больше чем на пункт."
          >
            <CallForm {...SUBSCRIBE} subject={{ tab }}>
              {fields => <SubscribeFields {...fields} />}
            </CallForm>
          </SubscribeBox>
        </aside>
      </div>
      <ShareOnDemand />
    </div>
  )
}
