import { useEffect, useRef } from 'react'
import { Island } from '../../app/island.tsx'
import type { LatePart } from '../../app/late-part.ts'
import { useResolvedPage } from '../../app/location.tsx'
import { copyWithSource } from '../../browser/copy-with-source.ts'
import { rememberTerm } from '../../browser/stored/read-terms.ts'
import { localStore } from '../../browser/stored/storage.ts'
import { watchReadingPlace } from './watch-reading-place.ts'

interface TextFrameProps {
  part: LatePart
}

/** Everything around the text. */
export function TextFrame({ part }: TextFrameProps) {
  return <Text key={useResolvedPage().pathname} part={part} />
}

function Text({ part }: TextFrameProps) {
  const root = useRef<HTMLDivElement>(null)
  const { pathname } = useResolvedPage()
  useEffect(() => {
    if (!root.current) return
    const stops = [watchReadingPlace(root.current), copyWithSource(root.current), scrollOnceDrawn(root.current)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  useEffect(() => rememberTerm(localStore(), pathname), [pathname])
  return (
    <div ref={root}>
      <Island of={part} until="leave" />
    </div>
  )
}

/** After a navigation the text is drawn later than the router looks for the part that the address names. */
function scrollOnceDrawn(root: HTMLElement): () => void {
  const isDrawn = () => root.querySelector('h1') !== null
  const observer = new MutationObserver(() => {
    if (!isDrawn()) return
    observer.disconnect()
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  })
  if (!isDrawn()) observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
