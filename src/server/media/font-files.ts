import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Whole TrueType files: the fonts of the pages are cut into subsets that a renderer of pictures would mix up. */
export const FONT_FILES = {
  regular: require.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf'),
} as const
