import { PROMO_FEEDBACK_FORM } from '#domain/forms/promo-feedback-form.ts'
import { href } from '#domain/paths/paths.ts'
import { ServiceResponseList } from '../../../features/service-responses/service-response-list.tsx'
import { CallForm } from '../../../forms/call-form.tsx'
import { allDrawn } from '../../../forms/form-fields.ts'
import { MessageFields } from '../../../forms/message-fields.tsx'
import { PersonalData } from '../../../forms/personal-data.tsx'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RESPONSES_CRUMBS } from '../promo-crumbs.ts'
import { PromoFrame } from '../promo-frame.tsx'

const NO_PARAMS = {}

export function PromoResponses() {
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
      <section className="stack-16" aria-labelledby="write">
        <SectionHeading id="write">Ваше мнение</SectionHeading>
        <p className="measure">Что понравилось, с каким правилом вы не согласны, какой номинации не хватает.</p>
        <CallForm
          call="promo-page-send-feedback"
          subject={{}}
          rules={PROMO_FEEDBACK_FORM}
          submit="Отправить"
          again="Написать ещё"
          success="Спасибо! Прочтём и, если вы разрешили, опубликуем после проверки"
        >
          {({ signature, consent, publish, name, email, phone, message, ...rest }) =>
            allDrawn(
              rest,
              <>
                <MessageFields {...{ name, email, phone, message }} hint="Если речь о номинации, назовите её и год" />
                <TextField {...signature} hint="Как подписать ваш отзыв" />
                <PersonalData consent={consent}>
                  <Checkbox {...publish}>
                    Даю <a href={`${href('consent')}#consent-publication`}>согласие на публикацию отзыва</a> с моим
                    именем и подписью
                  </Checkbox>
                </PersonalData>
              </>,
            )
          }
        </CallForm>
      </section>
    </PromoFrame>
  )
}
