import type { TENDER_FORM } from '#domain/forms/tender-form.ts'
import { href } from '#domain/paths/paths.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { SYSTEMS } from '#domain/vocabulary/systems.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormPair } from '../../ui/form-part.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FileField } from './file-field.tsx'
import { prefilledFields, type TenderContext } from './tender-context.ts'
import styles from './tender-fields.module.css'

type Rules = typeof TENDER_FORM
type Tick = 'consent' | 'transfer'

interface FieldsOf {
  text: (name: Exclude<keyof Rules, Tick>) => {
    id: string
    name: string
    label: string
    defaultValue: string
    error: string | undefined
    isOptional: boolean
  }
  tick: (name: Tick) => {
    id: string
    name: string
    value: string
    defaultChecked: boolean
    error: string | undefined
  }
  errors: Readonly<Record<string, string>>
}

interface TenderFieldsProps {
  /** From features/call-form; typed here because features do not import each other. */
  fields: FieldsOf
  context: TenderContext
}

const NOTHING = { value: '', label: 'Не выбрано' }
const SERVICE_OPTIONS = [NOTHING, ...SERVICES.map(({ slug, title }) => ({ value: slug, label: title }))]
const SYSTEM_OPTIONS = [
  { value: '', label: 'Любая или ещё не решили' },
  ...SYSTEMS.map(({ slug, title }) => ({ value: slug, label: title })),
]

/** All fields except the recipients: first the task, then the contact details. */
export function TenderFields({ fields: { text, tick, errors }, context }: TenderFieldsProps) {
  const prefilled = prefilledFields(context)
  // Keyed by its prefilled value, because a new proposal on the page must replace the old one in the field.
  const filled = (name: keyof typeof prefilled) => {
    const field = text(name)
    return { ...field, defaultValue: field.defaultValue || prefilled[name] }
  }
  const isBack = Object.keys(errors).length > 0
  return (
    <>
      <FormPair>
        <Select key={prefilled.service} {...filled('service')} options={SERVICE_OPTIONS} />
        <Select key={prefilled.system} {...filled('system')} options={SYSTEM_OPTIONS} />
      </FormPair>
      <TextArea
        {...text('text')}
        rows={6}
        hint="Что нужно сделать, для кого, что уже есть. Чем точнее, тем полезнее ответы"
      />
      <FormPair>
        <TextField
          key={prefilled.budget}
          {...filled('budget')}
          autoComplete="off"
          hint="Сколько готовы потратить: «500 000», «1,5 млн», «до 300 тысяч»"
        />
        <TextField key={prefilled.deadline} {...filled('deadline')} type="date" hint="К какому дню нужен результат" />
      </FormPair>
      <FileField id="tenderline-form-files" error={errors.files} isBack={isBack} />
      <FormPair>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('company')} autoComplete="organization" />
        <TextField
          {...text('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          hint="На неё придёт ссылка для подтверждения"
        />
        <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </FormPair>
      <div className={styles.consents}>
        <Checkbox {...tick('consent')}>
          Даю{' '}
          <a href={`${href('consent')}#consent`} target="_blank" rel="noopener">
            согласие на обработку персональных данных
          </a>
        </Checkbox>
        <Checkbox {...tick('transfer')}>
          Даю{' '}
          <a href={`${href('consent')}#consent-transfer`} target="_blank" rel="noopener">
            согласие на передачу данных
          </a>{' '}
          выбранным агентствам
        </Checkbox>
      </div>
      <p className={styles.privacy}>
        Как мы обращаемся с данными — в{' '}
        <a href={href('privacy')} target="_blank" rel="noopener">
          политике обработки персональных данных
        </a>
        .
      </p>
    </>
  )
}
