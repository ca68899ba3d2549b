import type { Answer } from '#contract/index.ts'
import type { TENDER_OUTCOME_FORM } from '#domain/forms/tender-outcome-form.ts'
import { href } from '#domain/paths/paths.ts'
import type { FormFields } from '../../../forms/form-fields.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-field.tsx'

interface ResponseFieldsProps extends Pick<FormFields<typeof TENDER_OUTCOME_FORM>, 'response' | 'publish'> {
  said: Answer<'tender-status'>['response']
  /** A refused form shows what was sent: an erased text or a removed tick must not come back. */
  isRefused: boolean
}

/** The sender's response about our service, starting with the earlier one. */
export function ResponseFields({ response, publish, said, isRefused }: ResponseFieldsProps) {
  return (
    <>
      <TextArea
        {...response}
        defaultValue={isRefused ? response.defaultValue : (said?.text ?? '')}
        rows={4}
        hint="Что помогло, чего не хватило. Без согласия ниже отзыв прочтём только мы"
      />
      <Checkbox {...publish} defaultChecked={isRefused ? publish.defaultChecked : (said?.may_publish ?? false)}>
        Даю <a href={`${href('consent')}#consent-publication`}>согласие на публикацию отзыва</a> с моим именем и
        названием компании
      </Checkbox>
      {said?.is_published === true && (
        <p>Отзыв опубликован. Снимите согласие или сотрите текст, и на сайте его не будет.</p>
      )}
    </>
  )
}
