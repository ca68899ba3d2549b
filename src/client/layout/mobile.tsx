import { island } from '../app/island.tsx'
import { MobileMenu } from '../features/main-menu/main-menu.mobile.tsx'
import { Part as FooterPart } from '../features/site-footer/site-footer.mobile.tsx'
import { SearchPopup } from '../features/site-search/search-popup.tsx'
import { BrandLink } from './brand-link.tsx'
import { Floating } from './floating.tsx'
import type { LayoutProps } from './layout-props.ts'
import styles from './mobile.module.css'
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
  return (
    <header className={styles.header} data-print="none">
      <BrandLink />
      <SearchPopup />
      <MobileMenu />
    </header>
  )
}
