import { MARK_LABELS, MARKS } from '#domain/forms/review-add-form.ts'
import { classNames } from '../../ui/class-names.ts'
import field from '../../ui/field.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './mark-field.module.css'

interface MarkFieldProps {
  id: string
  name: string
  label: string
  hint: string
  /** What is known about the project and helps to judge: «шёл 5 месяцев». */
  fact?: string | null
  /** Id of the field that takes the reason of a low mark. */
  reasonId: string
  defaultValue: string
  error: string | undefined
}

/** One mark as a ruler from 1 to 5. Native radio buttons on its ticks, so arrows, space and plain posting work. */
export function MarkField({ id, name, label, hint, fact = null, reasonId, defaultValue, error }: MarkFieldProps) {
  const described = [`${id}-hint`, ...(error ? [`${id}-error`] : [])].join(' ')
  return (
    <fieldset className={styles.field} aria-describedby={described} aria-invalid={error ? true : undefined}>
      <legend className={styles.label}>{label}</legend>
      {fact !== null && <p className={`note ${styles.fact}`}>{fact}</p>}
      <p className={`fine snug ${styles.hint}`} id={`${id}-hint`}>
        {hint}
      </p>
      <div className={styles.instrument}>
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
              {mark}
              <VisuallyHidden>{` ${MARK_LABELS[mark]}`}</VisuallyHidden>
            </label>
          ))}
        </div>
        <svg className={styles.ruler} height="9" aria-hidden="true">
          <line x2="100%" y1="8.5" y2="8.5" />
          {MARKS.map((mark, index) => (
            <line key={mark} x1={`${25 * index}%`} x2={`${25 * index}%`} y2="9" />
          ))}
        </svg>
        <span className={styles.reading} />
      </div>
      {/* Opened by a low mark in CSS, so that it is there without scripts. */}
      <p className={`snug ${styles.reason}`}>
        Что случилось? <a href={`#${reasonId}`}>Напишите под оценками</a>: после проверки это увидят все.
      </p>
      {error && (
        <p className={classNames(field.error, styles.error)} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
