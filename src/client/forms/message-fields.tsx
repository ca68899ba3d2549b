import type { MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import { FormPair } from '../ui/form-part.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import styles from './call-form.module.css'
import type { FormFields } from './form-fields.ts'

interface MessageFieldsProps extends Omit<FormFields<typeof MESSAGE_FORM>, 'consent'> {
  hint: string
}

/** Contact fields and message, shared by all message forms. */
export function MessageFields({ name, email, phone, message, hint }: MessageFieldsProps) {
  return (
    <>
      <FormPair>
        <TextField {...name} autoComplete="name" />
        <TextField {...email} />
      </FormPair>
      <TextField {...phone} className={styles.phone} />
      <TextArea {...message} rows={6} hint={hint} />
    </>
  )
}
