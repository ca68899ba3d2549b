import { createRequire } from 'node:module'

/** Whole TrueType files: the fonts of the pages are cut into subsets that a renderer of pictures would mix up. */
export const FONT_FILES = {
  regular: '@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf',
  bold: '@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf',
} as const

const { resolve } = createRequire(import.meta.url)

/** Where a file of a package lies. */
export const fileOf = (specifier: string): string => resolve(specifier)
