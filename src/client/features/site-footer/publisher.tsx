import type { Answer } from '#contract/index.ts'
import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { useCall } from '../../store/hooks.ts'
import styles from './colophon.module.css'

const NO_PARAMS = {}

/** The publisher's details and terms. Without an answer, only the parts that need none. */
export function Publisher() {
  const { response: contacts } = useCall('contacts-info', NO_PARAMS)
  return (
    <div className={styles.publisher}>
      {contacts && <Contacts {...contacts} />}
      <p>
        Места не продаются: порядок агентств считается по открытой методике, реклама на него не влияет и всегда
        помечена.
      </p>
      {contacts?.is_demo && <p className={styles.demo}>Демонстрационные данные: агентства, люди и отзывы вымышлены.</p>}
    </div>
  )
}

type ContactsProps = Pick<Answer<'contacts-info'>, 'legal_name' | 'address' | 'phones' | 'emails' | 'inn' | 'ogrn'>

function Contacts({ legal_name, address, phones, emails, inn, ogrn }: ContactsProps) {
  const legal = [legal_name, inn && `ИНН ${inn}`, ogrn && `ОГРН ${ogrn}`].filter(Boolean).join(', ')
  if (legal === '' && address === '') return null
  return (
    <address className={`stack-4 ${styles.contacts}`}>
      {legal && <p>{legal}</p>}
      {address && <p>{address}</p>}
      <ul className={`wrap ${styles.ways}`}>
        {phones.map(phone => (
          <li key={phone}>
            <Phone text={phone} />
          </li>
        ))}
        {emails.map(({ purpose, email }) => (
          <li key={email}>
            {purpose}: <a href={`mailto:${email}`}>{email}</a>
          </li>
        ))}
      </ul>
    </address>
  )
}

function Phone({ text }: { text: string }) {
  const phone = normalisePhone(text)
  return phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : text
}
