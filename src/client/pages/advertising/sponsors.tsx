import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { useCall } from '../../store/hooks.ts'
import { AdSlot } from '../../ui/ad-mark.tsx'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SPONSORS_CRUMBS } from './ad-crumbs.ts'
import { AdFrame } from './ad-frame.tsx'
import styles from './advertising.module.css'
import { periodText } from './count-series.ts'
import formats from './formats.module.css'
import sponsors from './sponsors.module.css'

type Sponsor = Answer<'advertising-past-sponsors'>['current'][number]

const NO_PARAMS = {}

export function Sponsors() {
  const { response } = useCall('advertising-past-sponsors', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { current } = response
  return (
    <AdFrame
      crumbs={SPONSORS_CRUMBS}
      title="Спонсоры рейтингов"
      lead="На деньги спонсоров сайт бесплатен для агентств и для тех, кто их выбирает. Что спонсор получает, видно всем."
    >
      <p className={formats.promise}>
        Спонсор получает показы, а не место. В данных, по которым считается рейтинг, рекламы нет, и проверка это
        доказывает: меняет всех спонсоров и сверяет результат.
      </p>
      <section className={`stack-16 ${styles.section}`} aria-labelledby="now">
        <SectionHeading id="now" note={current.length}>
          Сейчас
        </SectionHeading>
        {current.length === 0 ? (
          <EmptyState title="Спонсоров сейчас нет">Все места свободны.</EmptyState>
        ) : (
          <ul className={sponsors.current}>
            {current.map(sponsor => (
              <li key={sponsor.id}>
                <CurrentSponsor sponsor={sponsor} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={`stack-16 ${styles.section}`} aria-labelledby="become">
        <SectionHeading id="become">Стать спонсором</SectionHeading>
        <ul className={`stack-8 ${sponsors.steps}`}>
          <li>
            Выберите формат: <a href={`${href('advertising')}#formats`}>строка над списком, карточка или баннер</a>, и
            посмотрите, сколько людей его увидит.
          </li>
          <li>
            Проверьте, <a href={`${href('advertising-prices')}#free`}>какие месяцы свободны</a>, и оставьте заявку.
          </li>
          <li>Получите erid или доверьте это нам: без него объявление не показывается.</li>
          <li>
            Следите за показами и кликами по дням в <a href={href('advertising-register')}>реестре</a>. Он открыт для
            всех.
          </li>
        </ul>
        <p>
          <ButtonLink tone="primary" href={`${href('advertising-prices')}#order`}>
            Оставить заявку
          </ButtonLink>
        </p>
      </section>
    </AdFrame>
  )
}

function CurrentSponsor({ sponsor: { name, link, image, ads, ad } }: { sponsor: Sponsor }) {
  return (
    <div className={sponsors.card}>
      <AdSlot disclosure={ad} label={`Реклама: ${name}`}>
        {image && <LogoImage src={image} alt="" />}
        <h3>
          <a href={link} target="_blank" rel="sponsored noreferrer">
            {name}
          </a>
        </h3>
        <ul>
          {ads.map(shown => (
            <li key={shown.id} className={`aside ${sponsors.ad}`}>
              {`${shown.slot_title}, `}
              {shown.pages.path === null ? 'весь сайт' : <a href={shown.pages.path}>{shown.pages.title}</a>}
              {`, ${periodText(shown)}`}
            </li>
          ))}
        </ul>
      </AdSlot>
    </div>
  )
}
