import type { Answer } from '#contract/index.ts'
import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { useIsHydrated } from '../../app/use-is-hydrated.ts'
import { useAppDispatch, useAppSelector, useCall } from '../../store/hooks.ts'
import { cookieSettingsToggled } from '../../store/shell/notices-slice.ts'
import { selectSiteName } from '../../store/shell/site-slice.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './colophon.module.css'

const NO_PARAMS = {}

/** Who publishes the site and on which terms. Without its answer only what needs none is said. */
export function Colophon() {
  const name = useAppSelector(selectSiteName)
  const { response: contacts } = useCall('contacts-info', NO_PARAMS)
  return (
    <div className={styles.colophon}>
      {contacts && <Contacts {...contacts} />}
      <p>
        Места не продаются: порядок агентств считается по открытой методике, реклама на него не влияет и всегда
        помечена.
      </p>
      {contacts?.is_demo && <p className={styles.demo}>Демонстрационные данные: агентства, люди и отзывы вымышлены.</p>}
      <p className={styles.last}>
        {/* A page kept over New Year's night says the old year for a minute: no reason to render it anew. */}
        <span suppressHydrationWarning>
          © {new Date().getFullYear()} {name}
        </span>
        <CookieSettingsButton />
      </p>
    </div>
  )
}

type ContactsProps = Pick<Answer<'contacts-info'>, 'legal_name' | 'address' | 'phones' | 'emails' | 'inn' | 'ogrn'>

function Contacts({ legal_name, address, phones, emails, inn, ogrn }: ContactsProps) {
  const legal = [legal_name, inn && `ИНН ${inn}`, ogrn && `ОГРН ${ogrn}`].filter(Boolean).join(', ')
  if (legal === '' && address === '') return null
  return (
    <address className={styles.contacts}>
      {legal && <p>{legal}</p>}
      {address && <p>{address}</p>}
      <ul className={styles.ways}>
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

/** Consent is withdrawn as easily as it is given. Without script nothing was consented to. */
function CookieSettingsButton() {
  const isHydrated = useIsHydrated()
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className={classNames(styles.settings, !isHydrated && styles.waiting)}
      onClick={() => dispatch(cookieSettingsToggled(true))}
    >
      Настройки cookie
    </button>
  )
}
