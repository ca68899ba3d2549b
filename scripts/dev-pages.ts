import type { ServerResponse } from 'node:http'
import { stripVTControlCharacters } from 'node:util'
import { escapeHtml } from '#domain/web/escape-html.ts'

// React Refresh must be installed before the first component module runs.
const ENTRY = `import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
await import('/@vite/client')
const { start } = await import(new URL(import.meta.url).searchParams.get('page'))
start?.()`

const GALLERY = `<!doctype html><html lang="ru" class="desktop"><meta charset="utf-8"><title>Части интерфейса</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><body><div id="root"></div>
<script type="module" src="/__dev/entry.js?page=/tests/gallery/mount.tsx"></script></body></html>`

const HTML = 'text/html; charset=utf-8'

/** Answers what only development has; false for all other addresses. */
export function answerDev(url: string, response: ServerResponse): boolean {
  if (url.startsWith('/__dev/')) response.setHeader('content-type', 'text/javascript').end(ENTRY)
  else if (/^\/__ui\/(\?|$)/.test(url)) response.setHeader('content-type', HTML).end(GALLERY)
  else return false
  return true
}

/** Instead of a page: what failed, with the lines of the sources. Vite's client reloads it after the next change. */
export function sendErrors(response: ServerResponse, errors: readonly unknown[]): void {
  const texts = errors.map(error => `<pre>${escapeHtml(textOf(error))}</pre>`)
  response.writeHead(500, { 'content-type': HTML, 'cache-control': 'no-store' })
  response.end(`<!doctype html><html lang="ru"><meta charset="utf-8"><title>Ошибка</title>
<script type="module" src="/@vite/client"></script><body>${texts.join('<hr>')}</body></html>`)
}

/** Of a file that does not compile, `frame` shows the place. */
export function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { frame } = error as { frame?: unknown }
  const cause = error.cause === undefined ? [] : [`\nCaused by: ${textOf(error.cause)}`]
  const texts = [error.stack ?? error.message, ...(typeof frame === 'string' ? [`\n${frame}`] : []), ...cause]
  // Vite colours them for a terminal.
  return stripVTControlCharacters(texts.join('\n'))
}
