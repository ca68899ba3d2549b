import { island } from '../app/island.tsx'
import { useResolvedPage } from '../app/location.tsx'
import { DesktopMenu } from '../features/main-menu/main-menu.desktop.tsx'
import { Part as FooterPart } from '../features/site-footer/site-footer.desktop.tsx'
import { SearchBox } from '../features/site-search/search-box.tsx'
import { BrandLink } from './brand-link.tsx'
import styles from './desktop.module.css'
import { Floating } from './floating.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PageFrame } from './page-frame.tsx'

const Footer = island(FooterPart)

export function Layout({ children }: LayoutProps) {
  return (
    <>
      <PageFrame header={<Header />} footer={<Footer />}>
        {children}
      </PageFrame>
      <Floating />
    </>
  )
}

function Header() {
  const { pathname } = useResolvedPage()
  return (
    <header className={styles.header} data-print="none">
      <div className={styles.row}>
        <BrandLink />
        <DesktopMenu />
        <div className={styles.search}>
          {/* The key empties the field on navigation. */}
          <SearchBox key={pathname} />
        </div>
      </div>
    </header>
  )
}
