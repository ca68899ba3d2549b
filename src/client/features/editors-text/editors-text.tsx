import styles from './editors-text.module.css'

// Trusted HTML only: it comes from the table page_text, which only the operator writes. Never pass anything submitted
// through a form.
export function EditorsText({ html }: { html: string }) {
  const trusted = { dangerouslySetInnerHTML: { __html: html } }
  return <div className={styles.body} {...trusted} />
}
