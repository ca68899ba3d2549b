import styles from './call-form.module.css'

export const TRAP = 'website'

/** Robots fill in every field. People neither see nor hear this one, and the keyboard passes it by. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Не заполняйте это поле
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
