import type { ReactNode } from 'react'
import type { Answer } from '#contract/index.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { CmsFrame } from '../frame/cms-frame.tsx'
import { useCms } from '../frame/use-cms.ts'
import styles from './about.module.css'
import { LinkList } from './link-list.tsx'
import { type Partner, partnersTitle } from './partner-text.ts'
import { ShareChart } from './share-chart.tsx'

type About = Answer<'cms-about'>

interface AboutPageProps {
  /** The only part that differs between devices. */
  partnersOf: (partners: readonly Partner[]) => ReactNode
}

export function AboutPage({ partnersOf }: AboutPageProps) {
  const { cms, response: system } = useCms()
  const call = useCall('cms-about', { cms })
  const title = system?.title ?? ''
  return (
    <CmsFrame>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CallSection id="about" title={`Что такое ${title}`} call={call} isEmpty={({ text }) => text.length === 0}>
            {({ text }) => (
              <div className={styles.text}>
                {text.map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
          </CallSection>
          {call.response && <Figures about={call.response} title={title} partnersOf={partnersOf} />}
        </div>
        {call.response && (
          <aside className={styles.side} aria-label={`Рейтинги и соседи ${title}`}>
            <LinkList id="ratings" title={`Рейтинги разработчиков на ${title}`} links={call.response.ratings} />
            <LinkList id="neighbours" title="Системы того же вида" links={call.response.neighbours} />
          </aside>
        )}
      </div>
    </CmsFrame>
  )
}

function Figures({ about, title, partnersOf }: { about: About; title: string } & AboutPageProps) {
  const { share_by_year, partners } = about
  return (
    <>
      {share_by_year.length > 0 && (
        <section className={styles.section} aria-labelledby="share">
          <SectionHeading id="share">{`Доля сайтов на ${title} по выпускам рейтинга`}</SectionHeading>
          <ShareChart label={`Доля сайтов на ${title} по выпускам рейтинга`} years={share_by_year} />
          <p className={styles.note}>
            Доля среди сайтов, которые агентства каталога запустили за три года до выпуска. Систему берём из портфолио.
          </p>
        </section>
      )}
      {partners.length > 0 && (
        <section className={styles.section} aria-labelledby="partners">
          <SectionHeading id="partners">{partnersTitle(partners, title)}</SectionHeading>
          {partnersOf(partners)}
        </section>
      )}
    </>
  )
}
