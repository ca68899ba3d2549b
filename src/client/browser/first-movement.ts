/** Any of them says that somebody is looking. */
const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const

/** Calls back once. */
export function onFirstMovement(act: () => void): void {
  const begin = () => {
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, begin)
    act()
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, begin, { passive: true })
}
