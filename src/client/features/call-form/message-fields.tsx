import type { MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FormFields } from './form-fields.ts'
import styles from './message-fields.module.css'

interface MessageFieldsProps {
  text: FormFields<typeof MESSAGE_FORM>['text']
  hint: string
}

/** Contact fields and message, shared by all message forms. */
export function MessageFields({ text, hint }: MessageFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text('name')} autoComplete="name" />
        <TextField {...text('email')} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
      </div>
      <TextField {...text('phone')} type="tel" inputMode="tel" autoComplete="tel" className={styles.phone} />
      <TextArea {...text('message')} rows={6} hint={hint} />
    </>
  )
}
