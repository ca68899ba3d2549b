import type { ComponentType } from 'react'
import { href } from '#domain/paths/paths.ts'
import { NO_ANSWERS } from '#domain/picker/phrase-query.ts'
import { dormantPart } from '../../../app/dormant-part.tsx'
import { DrawnPart } from '../../../app/drawn-part.tsx'
import { island } from '../../../app/island.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { PickerHero } from '../../../features/picker/picker-hero.tsx'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectAbOption } from '../../../store/shell/site-slice.ts'
import type { TopRating } from './leader-list.tsx'
import { MainHead } from './main-head.tsx'
import styles from './main-page.module.css'
// Drawn without their code, so the page brings their styles.
import '../../../features/call-section/call-section.module.css'
import '../../../features/demand-dynamics/demand-dynamics.module.css'
import '../../../features/price-list/price-list.module.css'
import '../../../features/project-card/case-card.module.css'
import '../../../features/project-card/project-picture.module.css'
import '../../../features/response-card/response-card.module.css'
import '../../../ui/badge.module.css'
import '../../../ui/portrait.module.css'
import '../../../ui/scale/month-bars.module.css'
import '../../../ui/stars.module.css'
import '../../../ui/text-link.module.css'
import './move-list.module.css'
import './news-list.module.css'

const reading = dormantPart(() => import('./main-reading.tsx'))

interface MainPageProps {
  /** The only part that differs between devices. */
  Leaders: ComponentType<{ ratings: readonly TopRating[] }>
}

const Hero = island(() => {
  // The experiment `tender-button` (src/domain/analytics/experiments.ts).
  const isOffers = useAppSelector(selectAbOption) === 'offers'
  return <PickerHero params={NO_ANSWERS} tenderText={isOffers ? 'Получить предложения' : undefined} />
})

export function MainPage({ Leaders }: MainPageProps) {
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
    <div className={styles.page} data-parts>
      <div className={styles.hero}>
        <MainHead counters={menu?.counters ?? null} />
        <Hero />
      </div>
      <CallSection
        id="leaders"
        title="Лидеры"
        note="Балл из 100, шкала общая"
        action={<a href={href('wall')}>Все рейтинги</a>}
        call={top}
        isEmpty={({ ratings }) => ratings.length === 0}
      >
        {({ ratings }) => <Leaders ratings={ratings} />}
      </CallSection>
      <DrawnPart part={reading} isFailed={isFailed} />
      <ViewedAgencies />
    </div>
  )
}
