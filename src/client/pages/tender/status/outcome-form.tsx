import type { Answer } from '#contract/index.ts'
import { TENDER_OUTCOME_FORM, TENDER_OUTCOMES } from '#domain/forms/tender-outcome-form.ts'
import { CallForm } from '../../../forms/call-form.tsx'
import { allDrawn } from '../../../forms/form-fields.ts'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { ResponseFields } from './response-fields.tsx'

const OPTIONS = [
  { value: '', label: 'Ещё не решили' },
  ...TENDER_OUTCOMES.map(({ slug, title }) => ({ value: slug, label: title })),
]

interface OutcomeFormProps {
  subject: { key: string }
  tender: Answer<'tender-status'>
}

/** Closes the request, so that agencies do not wait. The sender may change the outcome later. */
export function OutcomeForm({ subject, tender }: OutcomeFormProps) {
  return (
    <CallForm
      call="tender-outcome"
      subject={subject}
      rules={TENDER_OUTCOME_FORM}
      submit={tender.outcome === null ? 'Закрыть заявку' : 'Изменить'}
      again="Изменить"
      success="Спасибо! Агентства увидят, что заявка закрыта"
    >
      {({ outcome, comment, response, publish, ...rest }, errors) =>
        allDrawn(
          rest,
          <>
            <Select
              {...outcome}
              defaultValue={outcome.defaultValue || (tender.outcome ?? '')}
              options={OPTIONS}
              hint={
                tender.is_confirmed
                  ? 'Закрытая заявка больше не ждёт ответов'
                  : 'Закрытую заявку уже нельзя подтвердить: агентствам она не уйдёт'
              }
            />
            <TextArea {...comment} rows={3} hint="Агентства его не увидят" />
            {tender.is_confirmed && (
              <ResponseFields
                {...{ response, publish }}
                said={tender.response}
                isRefused={Object.keys(errors).length > 0 || outcome.defaultValue !== ''}
              />
            )}
          </>,
        )
      }
    </CallForm>
  )
}
