import { useState } from 'react'
import type { Answer } from '#contract/index.ts'
import { isOtherDomain, type REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { allDrawn, type FormFields } from '../../forms/form-fields.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import type { Door } from './request-params.ts'
import styles from './review-request.module.css'

interface RequestFieldsProps {
  fields: FormFields<typeof REVIEW_REQUEST_FORM>
  services: Answer<'review-req-form'>['services']
  hasAgency: boolean
  door: Door
}

const REASON_HINT = 'Например: сайт принадлежит бренду, а почта — управляющей компании'

export function RequestFields({ fields, services, hasAgency, door }: RequestFieldsProps) {
  const { path, service, url, email, sender, reason, consent, ...rest } = fields
  const [typed, setTyped] = useState({ url: url.defaultValue, email: email.defaultValue })
  // Without JavaScript the server's error reveals the field; once filled in, it is never hidden again.
  const isReasonAsked =
    isOtherDomain(typed.email, typed.url) || reason.error !== undefined || reason.defaultValue !== ''
  const options = [
    { value: '', label: 'Выберите услугу' },
    ...services.map(({ slug, title }) => ({ value: slug, label: title })),
  ]
  return allDrawn(
    rest,
    <>
      {!hasAgency && <AgencyField field={path} />}
      <Select {...service} options={options} />
      <TextField
        {...url}
        autoComplete="off"
        hint="Что сделало агентство: сайт, магазин, страница"
        onChange={event => setTyped({ ...typed, url: event.target.value })}
      />
      <TextField
        {...email}
        autoComplete={door === 'client' ? 'email' : 'off'}
        hint="Лучше рабочая, на домене сайта: такой отзыв весит больше"
        onChange={event => setTyped({ ...typed, email: event.target.value })}
      />
      {door === 'agency' && (
        <TextField
          {...sender}
          isOptional={false}
          aria-required
          hint="На домене агентства: сюда придёт ссылка, чтобы подтвердить запрос"
        />
      )}
      {isReasonAsked && (
        <div className={styles.reason} role="status">
          <TextArea {...reason} isOptional={false} aria-required rows={3} hint={REASON_HINT} />
        </div>
      )}
      <Checkbox {...consent}>
        Даю <a href={`${href('consent')}#consent`}>согласие на обработку персональных данных</a>
        {door === 'agency' && '; клиент знает, что ему придёт письмо'}
      </Checkbox>
      <p className="fine">
        Как мы обращаемся с данными — в <a href={href('privacy')}>политике обработки персональных данных</a>.
      </p>
    </>,
  ).markup
}

function AgencyField({ field }: { field: RequestFieldsProps['fields']['path'] }) {
  const hint = (
    <>
      Название или адрес страницы агентства. Не помните — <a href={href('search')}>найдите его</a> и нажмите «Оставить
      отзыв»
    </>
  )
  return <TextField {...field} autoComplete="off" hint={hint} />
}
