// Loads the application once the page is painted, so that scripts do not compete with its text, styles and fonts.
// The server names the files: src/server/ssr/document.ts.

const { entry = '', modules = '' } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}

function load(): void {
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry)
}

// A hidden page is not painted.
if (document.visibilityState === 'hidden') load()
else requestAnimationFrame(() => setTimeout(load))

export {}
