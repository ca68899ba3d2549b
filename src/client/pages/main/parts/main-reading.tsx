import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { counted } from '#domain/russian/plural.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { Part as Demand } from '../../../features/demand-dynamics/demand-block.tsx'
import { PriceList } from '../../../features/price-list/price-list.tsx'
import { CaseCard } from '../../../features/project-card/case-card.tsx'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import styles from './main-page.module.css'
import { MoveList } from './move-list.tsx'
import { NewsList } from './news-list.tsx'

/** What is only read. */
export function Part() {
  const { response: menu } = useCall('main-menu', {})
  const moves = useCall('main-moves', {})
  const prices = useCall('main-prices', {})
  const responses = useCall('main-responses', {})
  const cases = useCall('cases-popular-list', {})
  const news = useCall('news-main', {})
  return (
    <div className={styles.page} data-parts>
      <div className={styles.pair}>
        <CallSection
          id="moves"
          title="Кто сдвинулся"
          note={moves.response?.moves[0] && `место в издании ${moves.response.moves[0].year} года и сейчас`}
          call={moves}
          isEmpty={answer => answer.moves.length === 0}
        >
          {answer => <MoveList moves={answer.moves} />}
        </CallSection>
        <CallSection
          id="prices"
          title="Сколько стоит"
          note="медиана и средняя половина"
          call={prices}
          isEmpty={({ works }) => works.length === 0}
        >
          {({ works, axis, projects }) => (
            <>
              <PriceList works={works} axis={axis} />
              <p className={styles.sample}>
                {`По ${formatNumber(projects)} работам за три года, в сегодняшних ценах. `}
                <a href={href('calculator')}>Посчитать свою задачу</a>
              </p>
            </>
          )}
        </CallSection>
      </div>
      <Demand />
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
