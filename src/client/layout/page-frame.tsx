import type { ReactNode } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import styles from './page-frame.module.css'

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** What both devices share: the way past the header, the page's own block, the voice that tells of a new page. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <>
      <VisuallyHidden isFocusable>
        <a href="#content">К содержанию</a>
      </VisuallyHidden>
      <NavigationProgress />
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {footer}
      <VisuallyHidden>
        <span id="announcer" role="status" aria-live="polite" />
      </VisuallyHidden>
    </>
  )
}
