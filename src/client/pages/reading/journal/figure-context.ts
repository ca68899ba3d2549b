import { createContext } from 'react'
import type { ListedArticle } from '#contract/shapes/article.ts'

type Figure = NonNullable<ListedArticle['figure']>

/** The chart of the card around it: an island takes no props. */
export const FigureContext = createContext<(Figure & { id: string }) | null>(null)
