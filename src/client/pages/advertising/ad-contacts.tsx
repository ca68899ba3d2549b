import { formatPhone, normalisePhone, phoneHref } from '#domain/contacts/phones.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AD_CONTACTS_CRUMBS } from './ad-crumbs.ts'
import { AdFrame } from './ad-frame.tsx'
import styles from './advertising.module.css'
import sponsors from './sponsors.module.css'

const NO_PARAMS = {}

export function AdContacts() {
  const { response } = useCall('advertising-contacts', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { people, email, phones, legal_name, address, inn, ogrn, is_demo } = response
  const legal = [legal_name, inn && `ИНН${NBSP}${inn}`, ogrn && `ОГРН${NBSP}${ogrn}`].filter(Boolean).join(', ')
  return (
    <AdFrame
      crumbs={AD_CONTACTS_CRUMBS}
      title="Отдел рекламы"
      lead="Кому писать о рекламе и с кем будет договор. Редакция и расчёт мест отделу рекламы не подчиняются."
    >
      {is_demo && <Notice>Сайт показывает демонстрационные данные: люди, реквизиты и адреса вымышлены.</Notice>}
      {people.length > 0 && (
        <section className={`stack-16 ${styles.section}`} aria-labelledby="people">
          <SectionHeading id="people">Кто отвечает</SectionHeading>
          <ul className={sponsors.people}>
            {people.map(({ slug, name, role, path, text }) => (
              <li key={slug}>
                <PortraitLine name={name} size="large">
                  <h3>
                    <TextLink href={path} isTarget>
                      {name}
                    </TextLink>
                  </h3>
                  <p className="note">{role}</p>
                </PortraitLine>
                {text.map(paragraph => (
                  <p key={paragraph} className="text-measure">
                    {paragraph}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={`stack-16 ${styles.section}`} aria-labelledby="ways">
        <SectionHeading
          id="ways"
          action={
            <ButtonLink tone="secondary" href={`${href('advertising-prices')}#order`}>
              Заказать рекламу
            </ButtonLink>
          }
        >
          Связь и реквизиты
        </SectionHeading>
        <dl className={sponsors.ways}>
          {email !== null && (
            <div>
              <dt>Почта</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            </div>
          )}
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
          {legal !== '' && (
            <div>
              <dt>Договор заключает</dt>
              <dd>{legal}</dd>
              {address !== '' && <dd>{address}</dd>}
            </div>
          )}
        </dl>
        {email === null && phones.length === 0 && (
          <p>
            Пишите через форму на странице <a href={href('contacts')}>контактов</a>.
          </p>
        )}
      </section>
    </AdFrame>
  )
}

function Phone({ text }: { text: string }) {
  const phone = normalisePhone(text)
  return phone ? <a href={phoneHref(phone)}>{formatPhone(phone)}</a> : text
}
