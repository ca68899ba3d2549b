import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { ProjectPicture } from '../../features/project-card/project-picture.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Jury } from './jury.tsx'
import styles from './promo.module.css'
import { worksCrumbs } from './promo-crumbs.ts'
import { PromoFrame, YearTabs } from './promo-frame.tsx'
import { VotesTable } from './votes-table.tsx'

type Work = Answer<'promo-page-best-works'>['works'][number]

/** One part for two pages: the works of the latest award and those of a year. */
export function BestWorks() {
  const { year: asked } = useResolvedPage().params as { year?: number }
  const { response } = useCall('promo-page-best-works', asked === undefined ? {} : { year: asked })
  if (!response) return <LoadingBlock />
  const { year, years, rule, jury, works } = response
  return (
    <PromoFrame
      crumbs={worksCrumbs(asked)}
      title={year === null ? 'Работы года' : `Работы ${year} года`}
      lead={rule ?? 'Первую премию посчитаем, когда кончится год.'}
      tab={href('promo-best-works')}
    >
      <YearTabs year={year} years={years} />
      {works.length === 0 && year !== null && <p>{`За работы ${year} года жюри не голосовало.`}</p>}
      {works.length > 0 && (
        <>
          <section className="stack-16" aria-labelledby="works">
            <SectionHeading id="works" note={works.length}>
              Работы
            </SectionHeading>
            <ul className={styles.works}>
              {works.map(work => (
                <OneWork key={work.project.id} work={work} />
              ))}
            </ul>
          </section>
          <section className="stack-16" aria-labelledby="votes">
            <SectionHeading id="votes">Голоса</SectionHeading>
            <p className="measure">
              От 1 до 10. «Свои» — работа агентства, где работает член жюри: за неё он не голосует.
            </p>
            <VotesTable works={works} jury={jury} />
          </section>
          <section className="stack-16" aria-labelledby="jury">
            <SectionHeading id="jury" note={jury.length}>
              Жюри
            </SectionHeading>
            <Jury jury={jury} />
          </section>
        </>
      )}
    </PromoFrame>
  )
}

function OneWork({ work: { place, project, agency, average } }: { work: Work }) {
  return (
    <li className="stack-8 start">
      <ProjectPicture id={project.id} alt="" />
      <div className={styles.standing}>
        <span className={`figure ${styles.place}`}>{place ?? '—'}</span>
        <h3>
          <TextLink href={project.path} look="quiet" isTarget>
            {project.client}
          </TextLink>
        </h3>
        <b className={`figure ${styles.value}`}>{average}</b>
      </div>
      <p>{project.title}</p>
      <p className="fine">
        <TextLink href={href('agency', { agency: agency.name_lat })} isTarget>
          {agency.name}
        </TextLink>
        {` · ${agency.city} · ${project.price}`}
      </p>
    </li>
  )
}
