import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import styles from './agency-text.module.css'
import { useAbout } from './use-about.ts'

/** The agency's description of itself. Has no heading because the tab above names it. */
export function AgencyText() {
  const { response, isError, retry } = useAbout()
  if (response?.text.length === 0) return null
  return (
    <section className={styles.text} aria-label="О компании">
      {response?.text.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </section>
  )
}
