import styles from './editors-text.module.css'

// The HTML is the operator's own (table page_text, written only by the operator), never a visitor's words: that is why
// it may be set as it is. Nothing that came in through a form may ever come here.
export function EditorsText({ html }: { html: string }) {
  const asWritten = { dangerouslySetInnerHTML: { __html: html } }
  return <div className={styles.body} {...asWritten} />
}
