import type { Answer } from '#contract/index.ts'
import { ShowPhone } from '../../../features/show-phone/show-phone.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ExternalLink, siteTitle } from '../frame/external-link.tsx'
import styles from './offices.module.css'

type Agency = Answer<'agency-header'>
type Office = Agency['offices'][number]

export function Offices({ agency }: { agency: Agency }) {
  const { offices, name_lat, site } = agency
  return (
    <section className={styles.section} aria-labelledby="offices">
      <SectionHeading id="offices">{offices.length > 1 ? 'Офисы' : 'Офис'}</SectionHeading>
      <ul className={styles.offices}>
        {offices.map(office => (
          <OfficeCard key={`${office.city} ${office.address}`} office={office} isOnly={offices.length === 1} />
        ))}
      </ul>
      <dl className={styles.ways}>
        <div>
          <dt>Телефон</dt>
          <dd>
            <ShowPhone agency={name_lat} tone="secondary" />
          </dd>
        </div>
        <div>
          <dt>Сайт</dt>
          <dd>
            <ExternalLink address={site}>{siteTitle(site)}</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function OfficeCard({ office, isOnly }: { office: Office; isOnly: boolean }) {
  const { city, address, is_main, map } = office
  return (
    <li className={styles.office}>
      <div className={styles.place}>
        <h3>
          {city}
          {is_main && !isOnly && <Badge>Главный</Badge>}
        </h3>
        <p>{address}</p>
        {map && <p className={styles.distance}>{map.text}</p>}
      </div>
      {map && (
        <img
          className={styles.map}
          src={map.src}
          width={map.width}
          height={map.height}
          alt={`Офис на карте: ${city}`}
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  )
}
