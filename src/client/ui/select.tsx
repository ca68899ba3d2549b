import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldLook, fieldAttributes } from './field.tsx'
import styles from './select.module.css'

export type SelectOption = {
  value: string
  label: string
  isDisabled?: boolean
  /** Marked as `data-long`, for selects that set long answers smaller. */
  isLong?: boolean
}

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & FieldLook & { options: readonly SelectOption[] }

/** Native on purpose: on phones the system picker beats any custom one. */
export function Select(props: SelectProps) {
  const { label, hint, error, isLabelHidden, isOptional, options, className, id, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  const look = { label, hint, error, isLabelHidden, isOptional }
  return (
    <Field {...look} id={fieldId}>
      <span className={styles.box}>
        <select
          {...rest}
          {...fieldAttributes(fieldId, look)}
          className={classNames(fieldStyles.control, styles.select, className)}
        >
          {options.map(option => (
            <option
              key={option.value}
              value={option.value}
              disabled={option.isDisabled}
              data-long={option.isLong || undefined}
            >
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
}
