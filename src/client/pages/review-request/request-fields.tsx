import { useState } from 'react'
import type { Answer } from '#contract/index.ts'
import { isOtherDomain, type REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import type { FormFields } from '../../features/call-form/form-fields.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Door } from './request-params.ts'
import styles from './review-request.module.css'

interface RequestFieldsProps {
  fields: FormFields<typeof REVIEW_REQUEST_FORM>
  services: Answer<'review-req-form'>['services']
  hasAgency: boolean
  door: Door
}

const REASON_HINT = 'Например: сайт принадлежит бренду, а почта — управляющей компании'

export function RequestFields({ fields: { text, tick }, services, hasAgency, door }: RequestFieldsProps) {
  const [url, email, reason] = [text('url'), text('email'), text('reason')]
  const [typed, setTyped] = useState({ url: url.defaultValue, email: email.defaultValue })
  // Without JavaScript the server's error reveals the field; once filled in, it is never hidden again.
  const isReasonAsked =
    isOtherDomain(typed.email, typed.url) || reason.error !== undefined || reason.defaultValue !== ''
  const options = [
    { value: '', label: 'Выберите услугу' },
    ...services.map(({ slug, title }) => ({ value: slug, label: title })),
  ]
  return (
    <>
      {!hasAgency && <AgencyField field={text('path')} />}
      <Select {...text('service')} options={options} />
      <TextField
        {...url}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="Что сделало агентство: сайт, магазин, страница"
        onChange={event => setTyped({ ...typed, url: event.target.value })}
      />
      <TextField
        {...email}
        type="email"
        inputMode="email"
        autoComplete={door === 'client' ? 'email' : 'off'}
        spellCheck={false}
        hint="Лучше рабочая, на домене сайта: такой отзыв весит больше"
        onChange={event => setTyped({ ...typed, email: event.target.value })}
      />
      {door === 'agency' && (
        <TextField
          {...text('sender')}
          isOptional={false}
          aria-required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint="На домене агентства: сюда придёт ссылка, чтобы подтвердить запрос"
        />
      )}
      {isReasonAsked && (
        <div className={styles.reason} role="status">
          <TextArea {...reason} isOptional={false} aria-required rows={3} hint={REASON_HINT} />
        </div>
      )}
      <Checkbox {...tick('consent')}>
        Даю <a href={`${href('consent')}#consent`}>согласие на обработку персональных данных</a>
        {door === 'agency' && '; клиент знает, что ему придёт письмо'}
      </Checkbox>
      <p className={styles.privacy}>
        Как мы обращаемся с данными — в <a href={href('privacy')}>политике обработки персональных данных</a>.
      </p>
    </>
  )
}

function AgencyField({ field }: { field: ReturnType<RequestFieldsProps['fields']['text']> }) {
  const hint = (
    <>
      Название или адрес страницы агентства. Не помните — <a href={href('search')}>найдите его</a> и нажмите «Оставить
      отзыв»
    </>
  )
  return <TextField {...field} autoComplete="off" hint={hint} />
}
