import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { portfolioProjects } from '#domain/russian/count-labels.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { useCall } from '../../../store/hooks.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'

type Partner = Answer<'rating-page-partners'>['partners'][number]

/** The rest is in a disclosure. */
const SHOWN = 9

/** Spec §2, partners rating of a CMS: its partners with the number of their projects. */
export function SystemPartners() {
  const { slice } = useRating().rating
  const system = slice?.slug ?? ''
  const call = useCall('rating-page-partners', { system })
  return (
    <>
      <CallSection
        id="partners"
        title={`Партнёры ${call.response?.system ?? 'платформы'}`}
        call={call}
        isEmpty={({ partners }) => partners.length === 0}
      >
        {({ partners }) => (
          <div>
            <PartnerList partners={partners.slice(0, SHOWN)} />
            {partners.length > SHOWN && (
              <Disclosure summary={`Все партнёры: ещё ${formatNumber(partners.length - SHOWN)}`}>
                <PartnerList partners={partners.slice(SHOWN)} />
              </Disclosure>
            )}
          </div>
        )}
      </CallSection>
      {slice?.kind === 'system' && (
        <p className="aside">
          <TextLink isTarget href={href('cms', { cms: slice.slug })}>
            {`${systemBySlug(slice.slug).title}: доля сайтов, проекты и отзывы`}
          </TextLink>
        </p>
      )}
    </>
  )
}

function PartnerList({ partners }: { partners: readonly Partner[] }) {
  return (
    <MemoList
      as="ol"
      className={`stack columns-3 ${styles.partners}`}
      items={partners}
      keyOf={({ agency }) => agency.id}
      kind="rating-partner"
      render={partner => <PartnerLine {...partner} />}
    />
  )
}

function PartnerLine({ agency, level, projects, since }: Partner) {
  return (
    <li className={`row-12 dense ${styles.partner}`}>
      <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
      <span>
        <a className="cover" href={href('agency', { agency: agency.name_lat })}>
          {agency.name}
        </a>
        <small>{`${level} с ${moscowYear(since)} года · ${portfolioProjects(projects)}`}</small>
      </span>
    </li>
  )
}
