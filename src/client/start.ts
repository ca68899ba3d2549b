// Loads the application once the page is painted, so that scripts do not compete with its text, styles and fonts.
// A page for reading waits longer: until its reader moves. The server names the files: src/server/ssr/document.ts.

const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'focusin', 'scroll']

const { entry = '', modules = '', wait } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}

function load(): void {
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry)
}

let isWaiting = wait !== undefined

function loadOnLife({ movementX, movementY }: Partial<MouseEvent>): void {
  // Chrome also reports a pointer that rests where the page appeared.
  if (!isWaiting || (movementX === 0 && movementY === 0)) return
  isWaiting = false
  load()
}

if (isWaiting) for (const sign of SIGNS_OF_LIFE) addEventListener(sign, loadOnLife, { passive: true })
// A hidden page is not painted.
else if (document.visibilityState === 'hidden') load()
else requestAnimationFrame(() => setTimeout(load))

export {}
