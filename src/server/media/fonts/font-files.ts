import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Complete TrueType files: the renderer would mix up the subsets that pages use. */
export const FONT_FILES = {
  regular: require.resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/golos-text/700Bold/GolosText_700Bold.ttf'),
} as const
