import { Island } from '../app/island.tsx'
import { MenuButton } from '../features/main-menu/menu-button.tsx'
import { SiteFooter } from '../features/site-footer/site-footer.mobile.tsx'
import { SearchPopup } from '../features/site-search/search-popup.tsx'
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
  return (
    <header className={`row ${styles.mobileHeader}`} data-print="none">
      <BrandLink />
      <SearchPopup />
      <MenuButton />
    </header>
  )
}
