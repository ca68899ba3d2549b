import { MARK_LABELS, MARKS } from '#domain/forms/review-add-form.ts'
import { classNames } from '../../ui/class-names.ts'
import field from '../../ui/field.module.css'
import styles from './review-add.module.css'

interface MarkFieldProps {
  id: string
  name: string
  label: string
  hint: string
  defaultValue: string
  error: string | undefined
}

/** Five marks with labels. Native radio buttons, so arrows, space and plain posting work. */
export function MarkField({ id, name, label, hint, defaultValue, error }: MarkFieldProps) {
  const described = [`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ')
  return (
    <fieldset
      className={classNames(`stack-4 ${field.field}`, styles.field)}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend className={classNames(`dense ${field.label}`, styles.label)}>{label}</legend>
      <p className="fine snug" id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.marks}>
        {MARKS.map((mark, index) => (
          <label key={mark} className={styles.mark}>
            {/* The first has the field's id, because the error summary links to it. */}
            <input
              type="radio"
              name={name}
              value={mark}
              defaultChecked={defaultValue === mark}
              {...(index === 0 && { id })}
            />
            <span className={styles.number}>{mark}</span>
            <span className={`fine ${styles.word}`}>{MARK_LABELS[mark]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
