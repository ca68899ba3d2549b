import { ANSWER_TIME } from '#domain/contacts/answer-time.ts'
import { MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import { href } from '#domain/paths/paths.ts'
import { crumbsAbove, crumbsOf } from '../../app/crumbs.ts'
import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { usePageQuery } from '../../app/location.tsx'
import { AboutTabs } from '../../features/about-tabs/about-tabs.tsx'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn } from '../../forms/form-fields.ts'
import { MessageFields } from '../../forms/message-fields.tsx'
import { PersonalData } from '../../forms/personal-data.tsx'
import { useCall } from '../../store/hooks.ts'
import { ErrorBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { disputedPlace, disputedRating } from './dispute.ts'
import { disputeText, ratingDisputeText } from './dispute-text.ts'
import { EditorsContacts } from './editors-contacts.tsx'
import styles from './view.module.css'

const checks = drawnPart(() => import('./review-checks.tsx'))

const NO_PARAMS = {}
const NO_PLACE = { path: '', ids: '' }

/** The message that a link «Оспорить место» begins. */
function useDispute(): { message: string } | undefined {
  const query = usePageQuery()
  const place = disputedPlace(query)
  const rating = disputedRating(query)
  const { response } = useCall('rating-additional-info', place ?? NO_PLACE)
  const info = place && response?.additional_info[place.ids]
  if (info) return { message: disputeText(place.path, info) }
  return rating === null || query.get('agency') ? undefined : { message: ratingDisputeText(rating) }
}

export function Contacts() {
  const { response, isError, retry } = useCall('contacts-info', NO_PARAMS)
  const dispute = useDispute()
  return (
    <div className="stack-24">
      <Breadcrumbs crumbs={crumbsAbove(crumbsOf('contacts'))} />
      <h1>Контакты редакции</h1>
      <AboutTabs current={href('contacts')} />
      <div className={styles.columns}>
        <div className="stack-32 start">
          {response && <EditorsContacts contacts={response} />}
          {isError && <ErrorBlock onRetry={retry} />}
          <Island of={checks} until="leave" />
        </div>
        <section className="stack-16" aria-labelledby="write">
          <SectionHeading id="write">Написать редакции</SectionHeading>
          <p className="muted measure">
            Вопрос, ошибка в данных, спор о месте в рейтинге — пишите. Отвечаем на почту в течение {ANSWER_TIME}.
          </p>
          <CallForm
            call="send-feedback"
            subject={{}}
            rules={MESSAGE_FORM}
            initial={dispute}
            submit="Отправить сообщение"
            again="Написать ещё"
            success="Спасибо! Сообщение получено. Ответ придёт на почту, которую вы указали"
          >
            {({ consent, name, email, phone, message, ...rest }) =>
              allDrawn(
                rest,
                <>
                  <MessageFields
                    {...{ name, email, phone, message }}
                    hint="Если речь об агентстве или рейтинге, назовите их"
                  />
                  <PersonalData consent={consent} />
                </>,
              )
            }
          </CallForm>
        </section>
      </div>
    </div>
  )
}
