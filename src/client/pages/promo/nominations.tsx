import { href } from '#domain/paths/paths.ts'
import { ServiceResponseList } from '../../features/service-responses/service-response-list.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AbsentAwards, awardedGroups } from './absent-awards.tsx'
import { Jury } from './jury.tsx'
import styles from './promo.module.css'
import { PROMO_CRUMBS } from './promo-crumbs.ts'
import { PromoFrame } from './promo-frame.tsx'
import { Winners } from './winners.tsx'

const NO_PARAMS = {}

export function Nominations() {
  const { response } = useCall('promo-page', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { year, groups, jury, responses } = response
  return (
    <PromoFrame
      crumbs={PROMO_CRUMBS}
      title="Премия"
      lead="Раз в год данные называют лучших. Заявок нет, взносов нет: победителя определяет правило, которое можно проверить."
      tab={href('promo')}
    >
      <Principles />
      {year === null ? (
        <p>Первую премию посчитаем, когда кончится год.</p>
      ) : (
        <section className="stack-16" aria-labelledby="winners">
          <SectionHeading
            id="winners"
            action={
              <TextLink href={href('promo-awards')} isTarget>
                Все места и правила
              </TextLink>
            }
          >
            {`Победители ${year} года`}
          </SectionHeading>
          {awardedGroups(groups).map(({ title, nominations }, index) => (
            <div key={title} className={`stack-8 ${styles.group}`}>
              <h3 id={`group-${index}`}>{title}</h3>
              <Winners labelledBy={`group-${index}`} nominations={nominations} />
            </div>
          ))}
          <AbsentAwards groups={groups} />
        </section>
      )}
      {jury.length > 0 && (
        <section className="stack-16" aria-labelledby="jury">
          <SectionHeading
            id="jury"
            note={jury.length}
            action={
              <TextLink href={href('promo-best-works')} isTarget>
                Все голоса
              </TextLink>
            }
          >
            Жюри
          </SectionHeading>
          <p className="measure">
            Жюри выбирает одно: работу года. Каждый голос опубликован, за работы своего агентства голосовать нельзя.
          </p>
          <Jury jury={jury} />
        </section>
      )}
      {responses.length > 0 && (
        <section className="stack-16" aria-labelledby="responses">
          <SectionHeading
            id="responses"
            action={
              <TextLink href={href('promo-responses')} isTarget>
                Все отзывы
              </TextLink>
            }
          >
            Что говорят
          </SectionHeading>
          <ServiceResponseList responses={responses} />
        </section>
      )}
    </PromoFrame>
  )
}

function Principles() {
  return (
    <dl className={styles.principles}>
      <div>
        <dt>Участвуют все</dt>
        <dd>Каждое агентство каталога, если отвечает условиям номинации. Меньше трёх участников — награды нет.</dd>
      </div>
      <div>
        <dt>Решает правило</dt>
        <dd>Оно написано одной фразой рядом с номинацией, и числа, из которых сложилось место, — тоже.</dd>
      </div>
      <div>
        <dt>Итоги не меняются</dt>
        <dd>Опубликованный год закрыт вместе с правилами и голосами: пересчитать его задним числом нельзя.</dd>
      </div>
    </dl>
  )
}
