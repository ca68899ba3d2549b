import { readFileSync } from 'node:fs'
import { readAdvances } from './font-advances.ts'
import { FONT_FILES } from './font-files.ts'
import type { FontWidths } from './share-card.ts'

export const readWidths = (): FontWidths => ({
  regular: readAdvances(readFileSync(FONT_FILES.regular)),
  bold: readAdvances(readFileSync(FONT_FILES.bold)),
})
