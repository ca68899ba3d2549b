import type { Answer } from '#contract/index.ts'
import type { TENDER_OUTCOME_FORM } from '#domain/forms/tender-outcome-form.ts'
import { href } from '#domain/paths/paths.ts'
import type { FormFields } from '../../../features/call-form/form-fields.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

interface ResponseFieldsProps {
  fields: FormFields<typeof TENDER_OUTCOME_FORM>
  said: Answer<'tender-status'>['response']
}

/** What the sender thinks of our service; starts with what they said before. */
export function ResponseFields({ fields: { text, tick, errors }, said }: ResponseFieldsProps) {
  const response = text('response')
  const publish = tick('publish')
  // A refused form shows what was sent: an erased text or a removed tick must not come back.
  const isRefused = Object.keys(errors).length > 0 || text('outcome').defaultValue !== ''
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
