import type { Answer } from '#contract/index.ts'
import { REVIEW_REQUEST_FORM } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { RequestFields } from './request-fields.tsx'
import styles from './review-request.module.css'

interface RequestFormProps {
  form: Answer<'review-req-form'>
  path: string
}

const LABELS = {
  path: 'Агентство',
  service: 'Услуга',
  url: 'Сайт проекта',
  email: 'Почта клиента',
  reason: 'Почему почта на другом домене',
  consent: 'согласие на обработку данных',
}

/** Linked from an agency's page the agency is known, otherwise the form asks for it. */
export function RequestForm({ form: { agency, services }, path }: RequestFormProps) {
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
          <TextLink className={styles.other} isTarget href={href('review-request')}>
            Другое агентство
          </TextLink>
        </div>
      )}
      <CallForm
        call="review-req-new"
        subject={agency ? { path } : {}}
        rules={REVIEW_REQUEST_FORM}
        labels={LABELS}
        submit="Отправить запрос"
        again="Запросить ещё один"
        success="Письмо с личной ссылкой отправлено клиенту. Ссылка действует один раз и 60 дней"
      >
        {fields => <RequestFields fields={fields} services={services} hasAgency={agency !== null} />}
      </CallForm>
    </>
  )
}
