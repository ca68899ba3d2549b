import type { Answer } from '#contract/index.ts'
import { TENDER_ANSWER_FORM, TENDER_DECISIONS } from '#domain/forms/tender-answer-form.ts'
import { CallForm } from '../../../forms/call-form.tsx'
import { allDrawn } from '../../../forms/form-fields.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import facts from '../parts/tender-facts.module.css'

const OPTIONS = TENDER_DECISIONS.map(({ slug, title }) => ({ value: slug, label: title }))

interface AnswerFormProps {
  subject: { key: string }
  tender: Answer<'tender-request'>
}

/** An agency can answer only once; the conversation continues by email. */
export function AnswerForm({ subject, tender: { status, answer, is_closed, email } }: AnswerFormProps) {
  if (status === 'answered' || status === 'refused') {
    return (
      <>
        <Notice tone="good">
          {`${status === 'answered' ? 'Вы ответили на заявку' : 'Вы отказались от заявки'}, отправитель получил письмо. Продолжить разговор можно по почте: ${email}`}
        </Notice>
        {answer !== null && <p className={facts.text}>{answer}</p>}
      </>
    )
  }
  if (is_closed) return <Notice>Отправитель уже закрыл эту заявку: ответов он больше не ждёт.</Notice>
  return (
    <CallForm
      call="tender-answer"
      subject={subject}
      rules={TENDER_ANSWER_FORM}
      submit="Отправить"
      success="Спасибо! Отправитель получит ваш ответ письмом"
    >
      {({ decision, text, ...rest }) =>
        allDrawn(
          rest,
          <>
            <Select
              {...decision}
              defaultValue={decision.defaultValue || 'answer'}
              options={OPTIONS}
              hint="Если проект не подходит, откажитесь: человек не будет ждать зря"
            />
            <TextArea
              {...text}
              rows={6}
              hint="Что можете предложить, сколько это стоит, когда готовы начать. При отказе можно не писать ничего"
            />
          </>,
        )
      }
    </CallForm>
  )
}
