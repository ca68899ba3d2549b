import type { ReactNode } from 'react'
import { dormantPart } from '../app/dormant-part.tsx'
import { LastingPart } from '../app/drawn-part.tsx'
import { Banners } from '../features/notices/banners.tsx'
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
      <Banners />
      {footer}
      <VisuallyHidden>
        <span id="announcer" role="status" aria-live="polite" />
      </VisuallyHidden>
    </>
  )
}
