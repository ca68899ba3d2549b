import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { DemandBlock } from '../../../features/demand-dynamics/demand-block.tsx'
import { PriceList } from '../../../features/price-list/price-list.tsx'
import { CaseCard } from '../../../features/project-card/case-card.tsx'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import { MoveList, NewsList } from './main-lists.tsx'
import styles from './main-page.module.css'

/** Read-only blocks of the main page. */
export function MainReading() {
  const { response: menu } = useCall('main-menu', {})
  const moves = useCall('main-moves', {})
  const prices = useCall('main-prices', {})
  const responses = useCall('main-responses', {})
  const cases = useCall('cases-popular-list', {})
  const news = useCall('news-main', {})
  return (
    <div className={`stack-40 ${styles.page}`} data-parts="main">
      <div className={styles.pair}>
        <CallSection id="moves" title="Кто сдвинулся" call={moves} isEmpty={answer => answer.moves.length === 0}>
          {answer => <MoveList moves={answer.moves} />}
        </CallSection>
        <CallSection
          id="prices"
          title="Сколько стоит"
          note="медиана и средняя половина"
          call={prices}
          isEmpty={({ works }) => works.length === 0}
        >
          {({ works, axis, basis }) => (
            <>
              <PriceList works={works} axis={axis} />
              <p className="note above-12">
                {`${basis.text}. `}
                <a href={href('calculator')}>Посчитать свою задачу</a> ·{' '}
                <a href={basis.other.path}>{basis.other.title}</a>
              </p>
            </>
          )}
        </CallSection>
      </div>
      <DemandBlock />
      <CallSection
        id="responses"
        title="Свежие отзывы"
        note="каждый подтверждён по почте"
        action={menu && <a href={href('customer-responses')}>{`Все ${counted(menu.counters.reviews, 'review')}`}</a>}
        call={responses}
        isEmpty={({ responses }) => responses.length === 0}
      >
        {({ responses }) => (
          <ul className={styles.cards}>
            {responses.map(response => (
              <ResponseCard key={response.id} response={response} />
            ))}
          </ul>
        )}
      </CallSection>
      <CallSection
        id="cases"
        title="Кейсы с цифрой"
        action={<a href={href('cases')}>Все кейсы</a>}
        call={cases}
        isEmpty={({ cases_list }) => cases_list.length === 0}
      >
        {({ cases_list }) => (
          <ul className={styles.covers}>
            {cases_list.map(popular => (
              <CaseCard key={popular.id} study={popular} />
            ))}
          </ul>
        )}
      </CallSection>
      <CallSection
        id="news"
        title="Новости"
        action={<a href={href('news')}>Все новости</a>}
        call={news}
        isEmpty={answer => answer.news.length === 0}
      >
        {answer => <NewsList news={answer.news} />}
      </CallSection>
    </div>
  )
}
