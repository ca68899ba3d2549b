import { Island } from '../app/island.tsx'
import { useResolvedPage } from '../app/location.tsx'
import { DesktopMenu } from '../features/main-menu/main-menu.desktop.tsx'
import { MenuButton } from '../features/main-menu/menu-button.tsx'
import { SiteFooter } from '../features/site-footer/site-footer.desktop.tsx'
import { SearchBox } from '../features/site-search/search-box.tsx'
import styles from './layout.module.css'
import { BrandLink, Floating, type LayoutProps, PageFrame } from './page-frame.tsx'

export function Layout({ children }: LayoutProps) {
  return (
    <>
      <PageFrame header={<Header />} footer={<Island of={SiteFooter} />}>
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
      <div className={`wrap ${styles.row}`}>
        <BrandLink />
        <DesktopMenu />
        <div className={styles.search}>
          {/* The key empties the field on navigation. */}
          <SearchBox key={pathname} />
        </div>
        <MenuButton className={styles.menu} />
      </div>
    </header>
  )
}
