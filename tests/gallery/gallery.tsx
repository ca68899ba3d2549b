import { BrandMark } from '#client/ui/brand-mark.tsx'
import { ButtonExamples } from './button-examples.tsx'
import { ChartExamples } from './chart-examples.tsx'
import { FormExamples } from './form-examples.tsx'
import styles from './gallery.module.css'
import { NavigationExamples } from './navigation-examples.tsx'
import { OverlayExamples } from './overlay-examples.tsx'
import { RatingExamples } from './rating-examples.tsx'
import { ScaleExamples } from './scale-examples.tsx'
import { StateExamples } from './state-examples.tsx'
import { SurfaceExamples, type SurfaceExamplesProps } from './surface-examples.tsx'

export type GalleryProps = SurfaceExamplesProps

/** Every UI part in every state: `/__ui/` in development. */
export function Gallery({ logoSrc }: GalleryProps) {
  return (
    <main className={styles.gallery}>
      <BrandMark name="Мерило" />
      <h1>Части интерфейса</h1>
      <RatingExamples />
      <ScaleExamples />
      <ChartExamples />
      <ButtonExamples />
      <NavigationExamples />
      <SurfaceExamples logoSrc={logoSrc} />
      <StateExamples />
      <FormExamples />
      <OverlayExamples />
    </main>
  )
}
