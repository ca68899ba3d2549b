import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { useAbout } from '../frame/use-agency.ts'

/** The agency's description of itself. Has no heading because the tab above names it. */
export function AgencyText() {
  const { response, isError, retry } = useAbout()
  if (response?.text.length === 0) return null
  return (
    <section className="stack-12 measure" aria-label="О компании">
      {response?.text.map(paragraph => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isError && <ErrorBlock onRetry={retry} />}
      {!response && !isError && <LoadingBlock />}
    </section>
  )
}
