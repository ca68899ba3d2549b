import { Island } from '../../app/island.tsx'
import { UnbrokenHeading } from '../../features/unbroken-heading/unbroken-heading.tsx'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { methodologyCrumbs, methodologyLinks, ratingLink } from './parts/edition-links.ts'
import styles from './parts/methodology.module.css'
import { MethodologyBody } from './parts/methodology-body.tsx'
import { leadText, versionLine } from './parts/methodology-text.ts'
import { useMethodology } from './parts/use-methodology.ts'

/** An article with the same text on every device and in print. */
export function Methodology() {
  const isDesktop = useAppSelector(selectDevice) === 'desktop'
  const { edition, response } = useMethodology()
  if (!response?.methodology) return <LoadingBlock />
  const { h1, breadcrumbs, years, methodology } = response
  const crumbs = methodologyCrumbs(breadcrumbs, edition)
  const parents = crumbs.slice(0, -1).map(({ title, path }) => ({ text: title, href: path }))
  const editions = methodologyLinks(years)
  return (
    <ReadingPage
      crumbs={<Breadcrumbs crumbs={isDesktop ? [...parents, { text: 'Методика' }] : parents} />}
      head={
        <>
          <h1>
            <UnbrokenHeading text={h1} />
          </h1>
          <p className={`muted ${styles.version}`}>{versionLine(methodology, response.edition)}</p>
          <p className={styles.lead}>
            {`${leadText(edition)} `}
            <a href={ratingLink(edition)}>Открыть рейтинг</a>
          </p>
          {editions.length > 1 && (
            <div data-print="none">
              <TabLinks label="Методики выпусков" tabs={editions} currentHref={crumbs.at(-1)?.path ?? ''} />
            </div>
          )}
        </>
      }
    >
      <Island of={MethodologyBody} fallback={<LoadingBlock />} />
    </ReadingPage>
  )
}
