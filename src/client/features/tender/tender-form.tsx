import { Fragment, type ReactNode } from 'react'
import type { TENDER_FORM } from '#domain/forms/tender-form.ts'
import { href } from '#domain/paths/paths.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { SYSTEMS } from '#domain/vocabulary/systems.ts'
import { CallForm } from '../../forms/call-form.tsx'
import { allDrawn, type FormFields } from '../../forms/form-fields.ts'
import { PersonalData } from '../../forms/personal-data.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormPair } from '../../ui/form-part.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { FileField } from './file-field.tsx'
import type { Recipient } from './recipient.ts'
import { Recipients } from './recipients.tsx'
import { prefilledFields, TENDER_CALL, type TenderContext } from './tender-context.ts'
import { TenderSent } from './tender-sent.tsx'

interface TenderFormProps {
  agencies: readonly Recipient[]
  /** Proposed for a need that was asked above: the form does not ask for it again. */
  isProposed?: boolean
  /** The remove control of a recipient. */
  removal: (agency: Recipient, content: ReactNode, className: string) => ReactNode
  context: TenderContext
}

const ASKED_ABOVE = ['service', 'budget', 'deadline'] as const

const NOTHING = { value: '', label: 'Не выбрано' }
const SERVICE_OPTIONS = [NOTHING, ...SERVICES.map(({ slug, title }) => ({ value: slug, label: title }))]
const SYSTEM_OPTIONS = [
  { value: '', label: 'Любая или ещё не решили' },
  ...SYSTEMS.map(({ slug, title }) => ({ value: slug, label: title })),
]

/** Recipients, the task, then the contact details; on its page and in the dialog. */
export function TenderForm({ agencies, isProposed = false, removal, context }: TenderFormProps) {
  return (
    <CallForm {...TENDER_CALL} success={<TenderSent agencies={agencies} />}>
      {(
        { agencies: { defaultValue: sent, error }, service, work, city, system, text, budget, deadline, ...others },
        errors,
      ) => {
        const { name, company, email, phone, consent, transfer, ...rest } = others
        return allDrawn(
          rest,
          <>
            <Recipients agencies={agencies} isProposed={isProposed} sent={sent} error={error} removal={removal} />
            <Task {...{ service, work, city, system, text, budget, deadline }} context={context} isAsked={isProposed} />
            <FileField id="tenderline-form-files" error={errors.files} isBack={Object.keys(errors).length > 0} />
            <FormPair>
              <TextField {...name} autoComplete="name" />
              <TextField {...company} autoComplete="organization" />
              <TextField {...email} hint="На неё придёт ссылка для подтверждения" />
              <TextField {...phone} />
            </FormPair>
            <PersonalData consent={consent} isNewTab>
              <Checkbox {...transfer}>
                Даю{' '}
                <a href={`${href('consent')}#consent-transfer`} target="_blank" rel="noopener">
                  согласие на передачу данных
                </a>{' '}
                выбранным агентствам
              </Checkbox>
            </PersonalData>
          </>,
        )
      }}
    </CallForm>
  )
}

interface TaskProps
  extends Pick<
    FormFields<typeof TENDER_FORM>,
    'service' | 'work' | 'city' | 'system' | 'text' | 'budget' | 'deadline'
  > {
  context: TenderContext
  /** The need was asked above: its answers are sent, not asked again. */
  isAsked: boolean
}

function Task({ text, context, isAsked, ...fields }: TaskProps) {
  const prefilled = prefilledFields(context)
  // An answer that was refused must be seen to be mended.
  const isKnown = isAsked && !fields.service.error && !fields.budget.error && !fields.deadline.error
  // Keyed by its prefilled value, because a new proposal on the page must replace the old one in the field.
  const filled = (name: keyof typeof prefilled) => ({
    ...fields[name],
    defaultValue: fields[name].defaultValue || prefilled[name],
  })
  const sent = (name: keyof typeof prefilled) => <input type="hidden" name={name} value={prefilled[name]} />
  return (
    <>
      {sent('work')}
      {sent('city')}
      {isKnown && ASKED_ABOVE.map(name => <Fragment key={name}>{sent(name)}</Fragment>)}
      <FormPair>
        {!isKnown && <Select key={prefilled.service} {...filled('service')} options={SERVICE_OPTIONS} />}
        <Select key={prefilled.system} {...filled('system')} options={SYSTEM_OPTIONS} />
      </FormPair>
      <TextArea {...text} rows={6} hint="Что нужно сделать, для кого, что уже есть. Чем точнее, тем полезнее ответы" />
      {!isKnown && (
        <FormPair>
          <TextField
            key={prefilled.budget}
            {...filled('budget')}
            autoComplete="off"
            hint="Сколько готовы потратить: «500 000», «1,5 млн», «до 300 тысяч»"
          />
          <TextField key={prefilled.deadline} {...filled('deadline')} type="date" hint="К какому дню нужен результат" />
        </FormPair>
      )}
    </>
  )
}
