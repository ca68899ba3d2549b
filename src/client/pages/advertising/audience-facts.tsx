import { href } from '#domain/paths/paths.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { ADVERTISING_CRUMBS } from './ad-crumbs.ts'
import { AdFrame } from './ad-frame.tsx'
import styles from './advertising.module.css'
import { AudienceCharts } from './audience-charts.tsx'
import { AudienceFigures } from './audience-figures.tsx'
import { FormatCards } from './format-cards.tsx'
import formats from './formats.module.css'

const NO_PARAMS = {}

export function AudienceFacts() {
  const { response } = useCall('advertising-info', NO_PARAMS)
  if (!response) return <LoadingBlock />
  return (
    <AdFrame
      crumbs={ADVERTISING_CRUMBS}
      title="Реклама на сайте"
      lead="Кто смотрит рейтинги, где рядом с ними может стоять реклама и чего она никогда не меняет."
    >
      <p className={formats.promise}>
        Реклама не меняет места: расчёт рейтинга не знает, кто её купил. Каждое объявление помечено и внесено в{' '}
        <a href={href('advertising-register')}>реестр</a>.
      </p>
      <section className={`stack-16 ${styles.section}`} aria-labelledby="audience">
        <SectionHeading id="audience">Аудитория</SectionHeading>
        <AudienceFigures audience={response} />
        <AudienceCharts audience={response} />
        <p className="note text-measure">
          Считает собственный счётчик сайта: без роботов и без тех, кто просил не считать. Показ — открытая страница, а
          не человек. Двенадцать полных месяцев, текущий не входит.
        </p>
      </section>
      <section className={`stack-16 ${styles.section}`} aria-labelledby="formats">
        <SectionHeading
          id="formats"
          action={
            <ButtonLink tone="secondary" href={href('advertising-prices')}>
              Цены и свободные месяцы
            </ButtonLink>
          }
        >
          Форматы
        </SectionHeading>
        <FormatCards formats={response.formats} />
      </section>
    </AdFrame>
  )
}
