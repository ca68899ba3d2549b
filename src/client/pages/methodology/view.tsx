import { island } from '../../app/island.tsx'
import { UnbrokenHeading } from '../../features/unbroken-heading/unbroken-heading.tsx'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { ReadingPage } from '../../ui/reading-page.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { methodologyLinks, ratingLink } from './parts/edition-links.ts'
import { Part as MethodologyBodyPart } from './parts/methodology-body.tsx'
import { methodologyCrumbs } from './parts/methodology-crumbs.ts'
import { leadText, versionLine } from './parts/methodology-text.ts'
import { useMethodology } from './parts/use-methodology.ts'
import styles from './view.module.css'

const MethodologyBody = island(MethodologyBodyPart, <LoadingBlock />)

/** An article with the same text on every device and in print. */
export function View() {
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
          <p className={styles.version}>{versionLine(methodology, response.edition)}</p>
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
      <MethodologyBody />
    </ReadingPage>
  )
}
