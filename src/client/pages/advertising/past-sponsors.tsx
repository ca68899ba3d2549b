import type { Answer } from '#contract/index.ts'
import { registerHref } from '#domain/advertising/register-path.ts'
import { href } from '#domain/paths/paths.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { PAST_SPONSORS_CRUMBS } from './ad-crumbs.ts'
import { AdFrame } from './ad-frame.tsx'
import styles from './advertising.module.css'
import { periodText } from './count-series.ts'
import { SponsorYears } from './sponsor-years.tsx'
import sponsors from './sponsors.module.css'

type Sponsor = Answer<'advertising-past-sponsors'>['years'][number]['sponsors'][number]

const NO_PARAMS = {}

export function PastSponsors() {
  const { response } = useCall('advertising-past-sponsors', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { years, today } = response
  return (
    <AdFrame
      crumbs={PAST_SPONSORS_CRUMBS}
      title="Прошлые спонсоры"
      lead="Кто и что показывал на сайте, год за годом: реклама, которая закончилась. Сравните с местами за те же месяцы: реклама их не меняла."
    >
      {years.length === 0 && (
        <EmptyState title="Прошлых спонсоров ещё нет">Первый появится здесь, когда закончится его реклама.</EmptyState>
      )}
      {years.length > 0 && (
        <section className="stack-12" aria-labelledby="time">
          <SectionHeading id="time" note="полоса — показ объявления, число — его дни">
            Кто и когда
          </SectionHeading>
          <SponsorYears years={years} today={today} />
        </section>
      )}
      {years.map(({ year, sponsors: shown }) => (
        <section key={year} className={`stack-16 ${styles.section}`} aria-labelledby={`year-${year}`}>
          <SectionHeading id={`year-${year}`} note={shown.length}>
            {year}
          </SectionHeading>
          <ul className="stack">
            {shown.map(sponsor => (
              <SponsorOfYear key={sponsor.id} sponsor={sponsor} />
            ))}
          </ul>
        </section>
      ))}
      <p className="text-measure">
        Рекламодатели, erid, показы и клики каждого объявления — в <a href={href('advertising-register')}>реестре</a>.
      </p>
    </AdFrame>
  )
}

function SponsorOfYear({ sponsor: { name, image, ads } }: { sponsor: Sponsor }) {
  return (
    <li className={sponsors.sponsor}>
      {image && <LogoImage src={image} alt="" />}
      <div>
        <h3>{name}</h3>
        <ul>
          {ads.map(ad => (
            <li key={ad.id} className={`aside ${sponsors.ad}`}>
              <a href={registerHref({ ad: ad.id })}>{ad.slot_title}</a>
              {`, ${lowerFirst(ad.pages.title)}, ${periodText(ad)}: ${inGuillemets(ad.title)}`}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
