import styles from './call-form.module.css'

export const HONEYPOT_NAME = 'website'

/** Bots fill in every field. This one is hidden from people, screen readers and keyboard navigation. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Не заполняйте это поле
        <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
