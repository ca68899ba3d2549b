import { useMemo } from 'react'
import type { TextFigure } from '#contract/shapes/article.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import styles from './figure.module.css'
import { FigureContext } from './figure-context.ts'

const drawing = drawnPart(() => import('./cited-figure.tsx'))

interface SmallFigureProps {
  /** Unique in the document. */
  id: string
  figure: TextFigure
  /** False where the text next to it already states the sample. */
  hasSample?: boolean
}

/** What a text measures, with its caption; drawn without scripts. */
export function SmallFigure({ id, figure, hasSample = true }: SmallFigureProps) {
  const shown = useMemo(() => ({ ...figure, id }), [figure, id])
  return (
    <figure className={styles.figure}>
      <figcaption className="fine">{figure.title}</figcaption>
      <FigureContext value={shown}>
        <Island of={drawing} until="leave" />
      </FigureContext>
      {hasSample && figure.sample !== null && <p className="fine">{`Наблюдений: ${formatNumber(figure.sample)}`}</p>}
    </figure>
  )
}
