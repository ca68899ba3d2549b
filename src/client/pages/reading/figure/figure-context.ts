import { createContext } from 'react'
import type { TextFigure } from '#contract/shapes/article.ts'

/** The chart to draw: an island takes no props. */
export const FigureContext = createContext<(TextFigure & { id: string }) | null>(null)
