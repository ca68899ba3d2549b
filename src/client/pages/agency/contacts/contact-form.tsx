import type { Answer } from '#contract/index.ts'
import { FEEDBACK_FORM } from '#domain/forms/feedback-form.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { CallForm } from '../../../forms/call-form.tsx'
import { allDrawn } from '../../../forms/form-fields.ts'
import { MessageFields } from '../../../forms/message-fields.tsx'
import { PersonalData } from '../../../forms/personal-data.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './contacts.module.css'

type Agency = Answer<'agency-header'>

export function ContactForm({ agency }: { agency: Agency }) {
  return (
    <section className={`stack-16 ${styles.section}`} id="request" aria-labelledby="request-title">
      <SectionHeading id="request-title">Написать агентству</SectionHeading>
      {agency.accepts_requests ? (
        <OpenContactForm agency={agency} />
      ) : (
        <Notice>
          Агентство {agencyInGuillemets(agency.name)} сейчас не принимает сообщения через сайт. Позвоните или напишите
          на его собственном сайте.
        </Notice>
      )}
    </section>
  )
}

function OpenContactForm({ agency: { name, name_lat, reply_hours } }: { agency: Agency }) {
  return (
    <>
      <p className="muted measure">
        Подтвердите почту, и письмо уйдёт прямо агентству {agencyInGuillemets(name)}, ответ придёт вам
        {reply_hours === null ? '' : `, обычно за ${reply_hours} ч`}. Мы храним сообщение, чтобы оно не потерялось.
      </p>
      <CallForm
        call="agency-page-send-feedback"
        subject={{ agency: name_lat }}
        rules={FEEDBACK_FORM}
        submit="Отправить сообщение"
        again="Написать ещё"
        success={`Проверьте почту: сообщение уйдёт агентству ${agencyInGuillemets(name)}, когда вы откроете ссылку из письма и нажмёте «Подтвердить»`}
      >
        {({ consent, transfer, name: sender, email, phone, message, ...rest }) =>
          allDrawn(
            rest,
            <>
              <MessageFields
                {...{ name: sender, email, phone, message }}
                hint="Что нужно сделать, к какому сроку и с каким бюджетом"
              />
              <PersonalData consent={consent}>
                <Checkbox {...transfer}>
                  Даю <a href={`${href('consent')}#consent-transfer`}>согласие на передачу данных</a> агентству{' '}
                  {agencyInGuillemets(name)}
                </Checkbox>
              </PersonalData>
            </>,
          )
        }
      </CallForm>
    </>
  )
}
