import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { Contents, ReadingSide } from '../../../ui/reading-page.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './methodology.module.css'
import { methodologyParts } from './methodology-parts.tsx'
import { useMethodology } from './use-methodology.ts'

/** Static content, so its code is deferred. */
export function MethodologyBody() {
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const { response, experts } = useMethodology()
  if (!response?.methodology) return null
  const { methodology, edition } = response
  const parts = methodologyParts({ methodology, isFrozen: edition.is_frozen, votes: experts?.data ?? [] })
  return (
    <>
      {isDesktop && (
        <ReadingSide>
          <Contents parts={parts} />
        </ReadingSide>
      )}
      <article className={`stack-40-32 ${styles.text}`}>
        {parts.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id}>
            <SectionHeading id={id}>{title}</SectionHeading>
            {body}
          </section>
        ))}
      </article>
    </>
  )
}
