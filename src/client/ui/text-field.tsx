import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Field, type FieldLook, fieldAttributes } from './field.tsx'

export type TextFieldProps = ComponentProps<'input'> & FieldLook

export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, isOptional, className, id, type, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const look = { label, hint, error, isLabelHidden, isOptional }
  return (
    <Field {...look} id={fieldId}>
      <input
        {...rest}
        {...fieldAttributes(fieldId, look)}
        type={type ?? 'text'}
        className={classNames(styles.control, className)}
      />
    </Field>
  )
}

export type TextAreaProps = ComponentProps<'textarea'> & FieldLook

export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isLabelHidden, isOptional, className, id, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const look = { label, hint, error, isLabelHidden, isOptional }
  return (
    <Field {...look} id={fieldId}>
      <textarea
        rows={5}
        {...rest}
        {...fieldAttributes(fieldId, look)}
        className={classNames(styles.control, styles.area, className)}
      />
    </Field>
  )
}
