import type { ReactNode } from 'react'
import styles from './field.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type FieldLook = {
  label: ReactNode
  hint?: ReactNode
  /** Says how to fix it, e.g. «Проверьте адрес почты». */
  error?: ReactNode
  isLabelHidden?: boolean | undefined
  isOptional?: boolean | undefined
}

export type FieldProps = FieldLook & { id: string; children: ReactNode }

/** Attributes for the control, so that screen readers read its hint and error with it. */
export function fieldAttributes(id: string, { hint, error }: FieldLook) {
  const parts = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean)
  return { id, 'aria-describedby': parts.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}

export function Field({ id, label, hint, error, isLabelHidden = false, isOptional = false, children }: FieldProps) {
  const name = (
    <label className={`dense ${styles.label}`} htmlFor={id}>
      {label}
      {isOptional && <span className={styles.optional}> — необязательно</span>}
    </label>
  )
  return (
    <div className={`stack-4 ${styles.field}`}>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {children}
      {hint && (
        <span className="fine snug" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  )
}
