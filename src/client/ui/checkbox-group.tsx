import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './checkbox-group.module.css'
import fieldStyles from './field.module.css'

export type CheckboxGroupProps = {
  id: string
  /** Shared by all boxes: the form sends it once per ticked box. */
  name: string
  label: ReactNode
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  error?: ReactNode
}

export function CheckboxGroup({ id, name, label, options, chosen, error }: CheckboxGroupProps) {
  const errorId = `${id}-error`
  return (
    <fieldset
      className={`stack-8 ${styles.group}`}
      id={id}
      tabIndex={-1}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={`dense ${fieldStyles.label}`}>{label}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <Checkbox key={option.value} name={name} value={option.value} defaultChecked={chosen.includes(option.value)}>
            {option.label}
          </Checkbox>
        ))}
      </div>
      {error && (
        <span className={fieldStyles.error} id={errorId}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
