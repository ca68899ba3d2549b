import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import field from './field.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> & {
  children: ReactNode
  error?: ReactNode
}

export function Checkbox({ children, error, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const errorId = `${id ?? ownId}-error`
  return (
    <div className={`stack-4 ${styles.field}`}>
      <label className={`dense ${styles.label}`}>
        <input
          {...rest}
          {...(id !== undefined && { id })}
          type="checkbox"
          className={styles.mark}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <span className={classNames(field.error, styles.error)} id={errorId}>
          {error}
        </span>
      )}
    </div>
  )
}
