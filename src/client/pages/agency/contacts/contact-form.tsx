import type { Answer } from '#contract/index.ts'
import { FEEDBACK_FORM } from '#domain/forms/feedback-form.ts'
import { href } from '#domain/paths/paths.ts'
import { CallForm } from '../../../features/call-form/call-form.tsx'
import { MessageFields } from '../../../features/call-form/message-fields.tsx'
import { PersonalData } from '../../../features/call-form/personal-data.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './contact-form.module.css'

type Agency = Answer<'agency-header'>

const LABELS = {
  name: 'Имя',
  email: 'Почта',
  phone: 'Телефон',
  message: 'Сообщение',
  consent: 'согласие на обработку данных',
  transfer: 'согласие на передачу данных агентству',
}

export function ContactForm({ agency }: { agency: Agency }) {
  return (
    <section className={styles.section} id="request" aria-labelledby="request-title">
      <SectionHeading id="request-title">Написать агентству</SectionHeading>
      {agency.accepts_requests ? (
        <OpenContactForm agency={agency} />
      ) : (
        <Notice>
          Агентство «{agency.name}» сейчас не принимает сообщения через сайт. Позвоните или напишите на его собственном
          сайте.
        </Notice>
      )}
    </section>
  )
}

function OpenContactForm({ agency: { name, name_lat, reply_hours } }: { agency: Agency }) {
  return (
    <>
      <p className={styles.lead}>
        Подтвердите почту, и письмо уйдёт прямо в «{name}», ответ придёт вам
        {reply_hours === null ? '' : `, обычно за ${reply_hours} ч`}. Мы храним сообщение, чтобы оно не потерялось.
      </p>
      <CallForm
        call="agency-page-send-feedback"
        subject={{ agency: name_lat }}
        rules={FEEDBACK_FORM}
        labels={LABELS}
        submit="Отправить сообщение"
        again="Написать ещё"
        success={`Проверьте почту: сообщение уйдёт агентству «${name}», когда вы откроете ссылку из письма и нажмёте «Подтвердить»`}
      >
        {({ text, tick }) => (
          <>
            <MessageFields text={text} hint="Что нужно сделать, к какому сроку и с каким бюджетом" />
            <PersonalData consent={tick('consent')}>
              <Checkbox {...tick('transfer')}>
                Даю <a href={`${href('consent')}#consent-transfer`}>согласие на передачу данных</a> агентству «{name}»
              </Checkbox>
            </PersonalData>
          </>
        )}
      </CallForm>
    </>
  )
}
