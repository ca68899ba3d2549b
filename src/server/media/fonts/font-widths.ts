import { readFileSync } from 'node:fs'
import type { FontWidths } from '../share-card.ts'
import { readAdvances } from './font-advances.ts'
import { FONT_FILES } from './font-files.ts'

export const readWidths = (): FontWidths => ({
  regular: readAdvances(readFileSync(FONT_FILES.regular)),
  bold: readAdvances(readFileSync(FONT_FILES.bold)),
})
