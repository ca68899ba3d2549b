import type { ComponentType } from 'react'
import { NO_ANSWERS } from '#domain/picker/phrase-query.ts'
import { island } from '../../../app/island.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { Picker } from '../../../features/picker/picker.tsx'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useCall } from '../../../store/hooks.ts'
import { CaseCard } from './case-card.tsx'
import { Doors } from './doors.tsx'
import type { TopRating } from './leader-list.tsx'
import { MainHead } from './main-head.tsx'
import styles from './main-page.module.css'
import { NewsList } from './news-list.tsx'

interface MainPageProps {
  /** The only part that differs between devices. */
  Leaders: ComponentType<{ ratings: readonly TopRating[] }>
}

const PickerIsland = island(() => <Picker params={NO_ANSWERS} />)

export function MainPage({ Leaders }: MainPageProps) {
  const { response: menu } = useCall('main-menu', {})
  const top = useCall('main-top', {})
  const responses = useCall('main-responses', {})
  const cases = useCall('cases-popular-list', {})
  const news = useCall('news-main', {})
  return (
    <div className={styles.page}>
      <MainHead counters={menu?.counters ?? null} />
      <PickerIsland />
      <Doors menu={menu} top={top.response} />
      <CallSection id="leaders" title="Лидеры рейтингов" call={top} isEmpty={({ ratings }) => ratings.length === 0}>
        {({ ratings }) => <Leaders ratings={ratings} />}
      </CallSection>
      <CallSection
        id="responses"
        title="Свежие отзывы клиентов"
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
        title="Популярные кейсы"
        call={cases}
        isEmpty={({ cases_list }) => cases_list.length === 0}
      >
        {({ cases_list }) => (
          <ul className={styles.cards}>
            {cases_list.map(popular => (
              <CaseCard key={popular.id} popular={popular} />
            ))}
          </ul>
        )}
      </CallSection>
      <CallSection id="news" title="Новости" call={news} isEmpty={answer => answer.news.length === 0}>
        {answer => <NewsList news={answer.news} />}
      </CallSection>
      <ViewedAgencies />
    </div>
  )
}
