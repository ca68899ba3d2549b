import { useAppSelector } from '../../../store/hooks.ts'
import { selectDevice } from '../../../store/shell/site-slice.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { Contents } from './contents.tsx'
import { methodologyParts } from './methodology-parts.tsx'
import styles from './methodology-text.module.css'
import { useMethodology } from './use-methodology.ts'

/** All that is read here; nothing in it waits for a script. */
export function Part() {
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const { response, experts } = useMethodology()
  if (!response?.methodology) return null
  const { methodology, edition } = response
  const parts = methodologyParts({ methodology, isFrozen: edition.is_frozen, votes: experts?.data ?? [] })
  return (
    <div className={styles.columns}>
      <article className={styles.text}>
        {parts.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id}>
            <SectionHeading id={id}>{title}</SectionHeading>
            {body}
          </section>
        ))}
      </article>
      {isDesktop && <Contents parts={parts} />}
    </div>
  )
}
