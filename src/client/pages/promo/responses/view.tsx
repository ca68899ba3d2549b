import { PROMO_FEEDBACK_FORM } from '#domain/forms/promo-feedback-form.ts'
import { href } from '#domain/paths/paths.ts'
import { CallForm } from '../../../features/call-form/call-form.tsx'
import { MessageFields } from '../../../features/call-form/message-fields.tsx'
import { PersonalData } from '../../../features/call-form/personal-data.tsx'
import { ServiceResponseList } from '../../../features/service-responses/service-response-list.tsx'
import { useCall } from '../../../store/hooks.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../promo.module.css'
import { RESPONSES_CRUMBS } from '../promo-crumbs.ts'
import { PromoFrame } from '../promo-frame.tsx'

const LABELS = {
  name: 'Имя',
  signature: 'Должность и компания',
  email: 'Почта',
  phone: 'Телефон',
  message: 'Что вы думаете о премии',
  consent: 'согласие на обработку данных',
  publish: 'согласие на публикацию',
}

const NO_PARAMS = {}

export function View() {
  const { response } = useCall('promo-page-responses', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { responses } = response
  return (
    <PromoFrame
      crumbs={RESPONSES_CRUMBS}
      title="Отзывы о премии"
      lead="Хвалят и спорят победители, участники и читатели. Публикуем с согласия автора, после проверки."
      tab={href('promo-responses')}
    >
      {responses.length === 0 ? (
        <EmptyState title="Отзывов пока нет">Первый может быть вашим.</EmptyState>
      ) : (
        <ServiceResponseList responses={responses} />
      )}
      <section className={styles.section} aria-labelledby="write">
        <SectionHeading id="write">Ваше мнение</SectionHeading>
        <p className={styles.text}>Что понравилось, с каким правилом вы не согласны, какой номинации не хватает.</p>
        <CallForm
          call="promo-page-send-feedback"
          subject={{}}
          rules={PROMO_FEEDBACK_FORM}
          labels={LABELS}
          submit="Отправить"
          again="Написать ещё"
          success="Спасибо! Прочтём и, если вы разрешили, опубликуем после проверки"
        >
          {({ text, tick }) => (
            <>
              <MessageFields text={text} hint="Если речь о номинации, назовите её и год" />
              <TextField {...text('signature')} hint="Как подписать ваш отзыв" />
              <PersonalData consent={tick('consent')}>
                <Checkbox {...tick('publish')}>
                  Даю <a href={`${href('consent')}#consent-publication`}>согласие на публикацию отзыва</a> с моим именем
                  и подписью
                </Checkbox>
              </PersonalData>
            </>
          )}
        </CallForm>
      </section>
    </PromoFrame>
  )
}
