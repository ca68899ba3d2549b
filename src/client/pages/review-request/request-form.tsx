import type { Answer } from '#contract/index.ts'
import { REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { RequestFields } from './request-fields.tsx'
import type { Door } from './request-params.ts'
import styles from './review-request.module.css'

interface RequestFormProps {
  form: Answer<'review-req-form'>
  path: string
  door: Door
}

const LABELS = {
  path: 'Агентство',
  service: 'Услуга',
  url: 'Сайт проекта',
  sender: 'Ваша почта в агентстве',
  reason: 'Почему почта на другом домене',
  consent: 'согласие на обработку данных',
}

const DOORS = {
  client: {
    page: 'review-client',
    email: 'Ваша почта',
    submit: 'Прислать ссылку',
    again: 'Оставить ещё один отзыв',
    success: 'Проверьте почту: мы прислали личную ссылку, по ней вы напишете отзыв. Она действует один раз и 60 дней',
  },
  agency: {
    page: 'review-request',
    email: 'Почта клиента',
    submit: 'Отправить запрос',
    again: 'Запросить ещё один',
    success: 'Проверьте свою почту: письмо уйдёт клиенту, когда вы откроете ссылку из неё и нажмёте «Подтвердить»',
  },
} as const

/** Linked from an agency's page the agency is known, otherwise the form asks for it. */
export function RequestForm({ form: { agency, services }, path, door }: RequestFormProps) {
  const { page, email, submit, again, success } = DOORS[door]
  return (
    <>
      {agency && (
        <div className={styles.agency}>
          <LogoImage src={agency.logo} name={agency.name} alt="" />
          <p>
            <TextLink look="quiet" isStrong href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </TextLink>
            <span className={styles.city}>{agency.city}</span>
          </p>
          <TextLink className={styles.other} isTarget href={href(page)}>
            Другое агентство
          </TextLink>
        </div>
      )}
      <CallForm
        call="review-req-new"
        subject={{ ...(agency && { path }), ...(door === 'agency' && { door }) }}
        rules={REVIEW_REQUEST_FORM}
        labels={{ ...LABELS, email }}
        submit={submit}
        again={again}
        success={success}
      >
        {fields => <RequestFields fields={fields} services={services} hasAgency={agency !== null} door={door} />}
      </CallForm>
    </>
  )
}
