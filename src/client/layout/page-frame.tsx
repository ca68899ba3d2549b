import { type ReactNode, useEffect, useState } from 'react'
import { href } from '#domain/paths/paths.ts'
import { Island } from '../app/island.tsx'
import { drawnPart } from '../app/late-part.ts'
import { useMove } from '../app/location.tsx'
import { PartBoundary } from '../app/part-boundary.tsx'
import { Banners } from '../features/notices/banners.tsx'
import { Notices } from '../features/notices/notices.tsx'
import { useAppSelector } from '../store/hooks.ts'
import { selectSiteName } from '../store/shell/site-slice.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './layout.module.css'
import { SelectionOnDemand } from './selection-on-demand.tsx'
import { TenderLinks } from './tender-links.tsx'

const hatches = drawnPart(() => import('../ui/scale/hatches.tsx'))

interface PageFrameProps {
  header: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** The offer of a study is put there without React, with or without the application (features/research-popup). */
const LEFT_ALONE = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/** Shared by both devices: skip link, progress bar, main block and the live region that announces page changes. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  return (
    <>
      <VisuallyHidden isFocusable>
        <a href="#content">К содержанию</a>
      </VisuallyHidden>
      <NavigationProgress />
      <Island of={hatches} until="never" />
      {header}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div id="offer" className={styles.offer} {...LEFT_ALONE} />
      <Banners />
      {footer}
      <VisuallyHidden>
        <span id="announcer" role="status" aria-live="polite" />
      </VisuallyHidden>
    </>
  )
}

export interface LayoutProps {
  children: ReactNode
}

/** The duration is unknown, so the bar advances by ever smaller steps and never reaches the end. */
const STEPS = [0.2, 0.45, 0.65, 0.8, 0.9]
/** A page that loads within the first step shows no bar. */
const STEP_MS = 60

/** The bar, and after the spec's 200 ms the words; the old page under them is dimmed. */
function NavigationProgress() {
  const isMoving = useMove('isMoving')
  const isWaiting = useMove('isWaiting')
  const [step, setStep] = useState(-1)

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setStep(before => Math.min(before + 1, STEPS.length - 1)), STEP_MS)
    return () => {
      clearInterval(timer)
      setStep(-1)
    }
  }, [isMoving])

  return (
    <>
      <ProgressBar progress={STEPS[step] ?? null} />
      {isWaiting && (
        <p className={styles.waiting} role="status">
          <b>Loading...</b> Загружаем страницу…
        </p>
      )}
    </>
  )
}

export function BrandLink() {
  const name = useAppSelector(selectSiteName)
  return (
    <a className={styles.brand} href={href('main')} aria-label={`${name}, на главную`}>
      <BrandMark name={name} />
    </a>
  )
}

/** Nothing here is on the server's page: notices appear after hydration, the rest after an act. */
export function Floating() {
  return (
    <>
      <PartBoundary>
        <Notices />
      </PartBoundary>
      <PartBoundary>
        <SelectionOnDemand />
      </PartBoundary>
      <PartBoundary>
        <TenderLinks />
      </PartBoundary>
    </>
  )
}
