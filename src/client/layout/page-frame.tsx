import type { ReactNode } from 'react'
import { dormantPart } from '../app/dormant-part.tsx'
import { LastingPart } from '../app/drawn-part.tsx'
import { DemoNotice } from '../features/notices/demo-notice.tsx'
import { PromotionBanner } from '../features/notices/promotion-banner.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import styles from './page-frame.module.css'
import '../ui/scale/addend.module.css'
import '../ui/scale/scale.module.css'

const hatches = dormantPart(() => import('../ui/scale/hatches.tsx'))

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Shared by both devices: skip link, progress bar, main block and the live region that announces page changes. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <>
      <VisuallyHidden isFocusable>
        <a href="#content">К содержанию</a>
      </VisuallyHidden>
      <NavigationProgress />
      <LastingPart part={hatches} />
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <PromotionBanner />
      <DemoNotice />
      {footer}
      <VisuallyHidden>
        <span id="announcer" role="status" aria-live="polite" />
      </VisuallyHidden>
    </>
  )
}
