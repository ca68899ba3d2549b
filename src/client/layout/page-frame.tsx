import type { ReactNode } from 'react'
import { DemoNotice } from '../features/notices/demo-notice.tsx'
import { Hatches } from '../ui/scale/hatches.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import styles from './page-frame.module.css'

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
      <Hatches />
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <DemoNotice />
      {footer}
      <VisuallyHidden>
        <span id="announcer" role="status" aria-live="polite" />
      </VisuallyHidden>
    </>
  )
}
