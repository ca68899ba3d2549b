import { href } from '#domain/paths/paths.ts'
import { SUGGESTED_PHRASE } from '#domain/picker/phrase-query.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { PickerHero } from '../../../features/picker/picker-hero.tsx'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectAbOption, selectDevice } from '../../../store/shell/site-slice.ts'
import { Leaders } from './leaders.tsx'
import { MainHead } from './main-head.tsx'
import styles from './main-page.module.css'

const reading = drawnPart(() => import('./main-reading.tsx'))

function Hero() {
  // The experiment `tender-button` (src/domain/analytics/experiments.ts).
  const isOffers = useAppSelector(selectAbOption) === 'offers'
  return <PickerHero params={SUGGESTED_PHRASE} tenderText={isOffers ? 'Получить предложения' : undefined} />
}

export function MainPage() {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { response: menu } = useCall('main-menu', {})
  const top = useCall('main-top', {})
  const read = [
    useCall('main-moves', {}),
    useCall('main-prices', {}),
    useCall('main-responses', {}),
    useCall('cases-popular-list', {}),
    useCall('news-main', {}),
  ]
  const isFailed = read.some(({ isError }) => isError)
  return (
    <div className={`stack-40 ${styles.page}`}>
      <div className={`stack-16 ${styles.hero}`}>
        <MainHead counters={menu?.counters ?? null} />
        <Island of={Hero} />
      </div>
      <CallSection
        id="leaders"
        title="Лидеры"
        note="Балл из 100, шкала общая"
        action={<a href={href('wall')}>Все рейтинги</a>}
        call={top}
        isEmpty={({ ratings }) => ratings.length === 0}
      >
        {({ ratings }) => <Leaders ratings={ratings} isPhone={isPhone} />}
      </CallSection>
      <Island of={reading} until="leave" isAsked={isFailed} />
      <ViewedAgencies />
    </div>
  )
}
