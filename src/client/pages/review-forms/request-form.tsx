import type { Answer } from '#contract/index.ts'
import { REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn } from '../../forms/form-fields.ts'
import type { FormRoute } from '../../forms/form-route.ts'
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

const DOORS = {
  client: {
    page: 'review-client',
    labels: { email: 'Ваша почта' },
    submit: 'Прислать ссылку',
    again: 'Оставить ещё один отзыв',
    success: 'Проверьте почту: мы прислали личную ссылку, по ней вы напишете отзыв. Она действует один раз и 60 дней',
  },
  agency: {
    page: 'review-request',
    labels: {},
    submit: 'Отправить запрос',
    again: 'Запросить ещё один',
    success: 'Проверьте свою почту: письмо уйдёт клиенту, когда вы откроете ссылку из неё и нажмёте «Подтвердить»',
  },
} as const

const ROUTES: Readonly<Record<Door, FormRoute<keyof typeof REVIEW_REQUEST_FORM>>> = {
  client: {
    label: 'Путь отзыва',
    stages: [
      { title: 'Проект', fields: ['path', 'service', 'url'] },
      { title: 'Почта', fields: ['email', 'consent'] },
      { title: 'Письмо' },
      { title: 'Отзыв' },
      { title: 'Проверка' },
    ],
    sent: 'Письмо со ссылкой у вас в почте',
  },
  agency: {
    label: 'Путь запроса',
    stages: [
      { title: 'Проект', fields: ['path', 'service', 'url'] },
      { title: 'Почты', fields: ['email', 'sender', 'consent'] },
      { title: 'Вы' },
      { title: 'Клиент' },
      { title: 'Отзыв' },
    ],
    sent: 'Ждёт, что вы подтвердите свою почту',
  },
}

/** Linked from an agency's page the agency is known, otherwise the form asks for it. */
export function RequestForm({ form: { agency, services }, path, door }: RequestFormProps) {
  const { page, labels, submit, again, success } = DOORS[door]
  return (
    <>
      {agency && (
        <div className={`row ${styles.agency}`}>
          <LogoImage src={agency.logo} name={agency.name} alt="" />
          <p>
            <TextLink look="quiet" isStrong href={href('agency', { agency: agency.name_lat })}>
              {agency.name}
            </TextLink>
            <span className="fine">{agency.city}</span>
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
        labels={labels}
        submit={submit}
        again={again}
        route={ROUTES[door]}
        success={success}
      >
        {fields =>
          // It draws them all, or does not compile.
          allDrawn({}, <RequestFields fields={fields} services={services} hasAgency={agency !== null} door={door} />)
        }
      </CallForm>
    </>
  )
}
