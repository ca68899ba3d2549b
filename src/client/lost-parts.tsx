import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { PageText } from '#contract/page-renderer.ts'
import { LoadWaiting } from './app/load-states.tsx'

/** React's marker of a boundary that failed and shows its fallback. */
const LOST = '<!--$!-->'
const WAITING = renderToString(<LoadWaiting />)

const contains = (html: PageText, text: string): boolean =>
  html.some(part => typeof part === 'string' && part.includes(text))

/** The page shows nothing but that it is loading. */
export const isViewLost = (html: PageText): boolean => contains(html, LOST) && contains(html, WAITING)

/** `renderToString` keeps errors within boundaries to itself; only a page that had any is drawn again to learn them. */
export async function errorsOfLostParts(html: PageText, page: ReactElement): Promise<readonly unknown[]> {
  if (!contains(html, LOST)) return []
  const errors = await errorsWhileDrawing(page)
  return errors.length > 0 ? errors : [new Error('A part of the page waits, which the server does not')]
}

function errorsWhileDrawing(page: ReactElement): Promise<readonly unknown[]> {
  return new Promise(resolve => {
    const errors: unknown[] = []
    const { abort } = renderToPipeableStream(page, {
      onError: error => void errors.push(error),
      onShellReady: () => void setTimeout(abort),
      onShellError: () => resolve(errors),
      onAllReady: () => resolve(errors),
    })
  })
}
