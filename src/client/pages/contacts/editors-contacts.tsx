import type { Answer } from '#contract/index.ts'
import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { routeAddress } from '#domain/places/route-address.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './view.module.css'

type Contacts = Answer<'contacts-info'>

/** The publisher's contacts; details the operator has not filled in are left out. */
export function EditorsContacts({ contacts }: { contacts: Contacts }) {
  const { legal_name, address, phones, emails, point, inn, ogrn, is_demo } = contacts
  if (legal_name === '' && emails.length === 0 && phones.length === 0) return null
  return (
    <div className="stack-24 start">
      {is_demo && <Notice>Сайт показывает демонстрационные данные: реквизиты и адреса вымышлены.</Notice>}
      <dl className={styles.ways}>
        {phones.length > 0 && (
          <div>
            <dt>Телефоны</dt>
            {phones.map(phone => (
              <dd key={phone}>
                <Phone text={phone} />
              </dd>
            ))}
          </div>
        )}
        {emails.map(({ purpose, email }) => (
          <div key={email}>
            <dt>{purpose}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ))}
        {address !== '' && (
          <div>
            <dt>Адрес</dt>
            <dd className={styles.address}>{address}</dd>
            {(point.latitude !== 0 || point.longitude !== 0) && (
              <dd>
                <a href={routeAddress(point)} target="_blank" rel="noopener">
                  Как добраться
                </a>
              </dd>
            )}
          </div>
        )}
        {legal_name !== '' && (
          <div>
            <dt>Реквизиты</dt>
            <dd>{[legal_name, inn && `ИНН${NBSP}${inn}`, ogrn && `ОГРН${NBSP}${ogrn}`].filter(Boolean).join(', ')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Phone({ text }: { text: string }) {
  const phone = normalisePhone(text)
  return phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : text
}
