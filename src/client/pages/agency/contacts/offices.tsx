import type { Answer } from '#contract/index.ts'
import { ShowPhone } from '../../../features/show-phone/show-phone.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ExternalLink, siteTitle } from '../frame/external-link.tsx'
import { checkedText, isConfirmed } from '../frame/fact-text.ts'
import { ReplyRuler } from '../frame/reply-ruler.tsx'
import styles from './contacts.module.css'

type Agency = Answer<'agency-header'>
type Office = Agency['offices'][number]

export function Offices({ agency }: { agency: Agency }) {
  const { offices, name_lat, site, legal, facts, reply_hours } = agency
  const office = facts.find(({ kind }) => kind === 'office')
  return (
    <section className="stack-16 start" aria-labelledby="offices">
      <SectionHeading id="offices">{offices.length > 1 ? 'Офисы' : 'Офис'}</SectionHeading>
      <ul className="stack-24">
        {offices.map(office => (
          <OfficeCard key={`${office.city} ${office.address}`} office={office} isOnly={offices.length === 1} />
        ))}
      </ul>
      <dl className={styles.ways}>
        {reply_hours !== null && (
          <div className={styles.reply}>
            <dt className="note">Обычно отвечают за</dt>
            <dd>
              <ReplyRuler hours={reply_hours} />
            </dd>
          </div>
        )}
        <div>
          <dt className="note">Телефон</dt>
          <dd>
            <ShowPhone agency={name_lat} tone="secondary" />
          </dd>
        </div>
        <div>
          <dt className="note">Сайт</dt>
          <dd>
            <ExternalLink address={site} isSite>
              {siteTitle(site)}
            </ExternalLink>
          </dd>
        </div>
        {legal.name !== '' && (
          <div>
            <dt className="note">Юрлицо</dt>
            <dd>
              {`${legal.name}, ИНН ${legal.inn}`}
              {isConfirmed(facts, 'legal') && <span className={styles.confirmed}>проверено</span>}
            </dd>
          </div>
        )}
        {office !== undefined && (
          <div>
            <dt className="note">Адрес</dt>
            <dd>{checkedText(office)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function OfficeCard({ office, isOnly }: { office: Office; isOnly: boolean }) {
  const { city, address, is_main, from_centre, route, map } = office
  return (
    <li className={`stack-16 ${styles.office}`}>
      <div className={`stack-4 ${styles.place}`}>
        <h3 className="wrap">
          {city}
          {is_main && !isOnly && <small>главный офис</small>}
        </h3>
        <p className={styles.address}>{address}</p>
        {from_centre !== null && <p className="aside">{from_centre}</p>}
        {route !== null && (
          <p className="aside">
            <TextLink
              href={route}
              isTarget
              target="_blank"
              rel="noopener"
              aria-label={`Как добраться: ${city}, ${address}`}
            >
              Как добраться
            </TextLink>
          </p>
        )}
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
