import type { Answer } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useAppSelector, useCall } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { CmsFrame } from '../frame/cms-frame.tsx'
import { partnersTitle } from '../frame/cms-text.ts'
import { useCms } from '../frame/use-cms.ts'
import styles from './about.module.css'
import { PartnerCards } from './partner-cards.tsx'
import { PartnerTable } from './partner-table.tsx'
import { ShareChart } from './share-chart.tsx'

type About = Answer<'cms-about'>

export function AboutPage() {
  const { cms, response: system } = useCms()
  const call = useCall('cms-about', { cms })
  const title = system?.title ?? ''
  return (
    <CmsFrame>
      <div className={styles.columns}>
        <div className={`stack-40 start ${styles.main}`}>
          <CallSection id="about" title={`Что такое ${title}`} call={call} isEmpty={({ text }) => text.length === 0}>
            {({ text }) => (
              <div className={`measure ${styles.text}`}>
                {text.map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
          </CallSection>
          {call.response && <Figures about={call.response} title={title} />}
        </div>
        {call.response && (
          <aside className={`stack-40 start ${styles.side}`} aria-label={`Рейтинги и соседи ${title}`}>
            <LinkList id="ratings" title={`Рейтинги разработчиков на ${title}`} links={call.response.ratings} />
            <LinkList id="neighbours" title="Системы того же вида" links={call.response.neighbours} />
          </aside>
        )}
      </div>
    </CmsFrame>
  )
}

function Figures({ about, title }: { about: About; title: string }) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const { share_by_year, partners } = about
  return (
    <>
      {share_by_year.length > 0 && (
        <section className="stack-16" aria-labelledby="share">
          <SectionHeading id="share">{`Доля сайтов на ${title} по выпускам рейтинга`}</SectionHeading>
          <ShareChart label={`Доля сайтов на ${title} по выпускам рейтинга`} years={share_by_year} />
          <p className="fine measure">
            Доля среди сайтов, которые агентства каталога запустили за три года до выпуска. Систему берём из портфолио.
          </p>
        </section>
      )}
      {partners.length > 0 && (
        <section className="stack-16" aria-labelledby="partners">
          <SectionHeading id="partners">{partnersTitle(partners, title)}</SectionHeading>
          {isPhone ? <PartnerCards partners={partners} /> : <PartnerTable partners={partners} />}
        </section>
      )}
    </>
  )
}

interface LinkListProps {
  id: string
  title: string
  links: readonly Link[]
}

function LinkList({ id, title, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionHeading level={2} id={id}>
        {title}
      </SectionHeading>
      <ul className={`dense ${styles.links}`}>
        {links.map(({ title: text, path }) => (
          <li key={path}>
            <a href={path}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
