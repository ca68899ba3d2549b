import { type ComponentType, createElement, memo, type ReactNode, Suspense, useContext, useState } from 'react'
import { ErrorBlock } from '../ui/block-state.tsx'
import { useSleep } from './asleep.ts'
import { ChunkLoader } from './chunk-loader.ts'
import { loadInFull } from './full-load.ts'
import { type LatePart, useLate } from './late-part.ts'
import { isOutdated } from './load-chunk.ts'
import { LocationContext } from './location.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

/** How long a part stays the server's markup; ARCHITECTURE.md says which to take. */
type Until = 'idle' | 'act' | 'leave' | 'never'

interface IslandProps {
  /** Takes no props: one that changed before hydration would make React discard the server's markup. */
  of: ComponentType | LatePart
  /** Parts that come with the page's code wait for an idle moment or an act in them; late ones also until the page is left. */
  until?: Until
  /** A late part is needed now: the visitor wants more than its markup does, or a call failed. */
  isAsked?: boolean
  fallback?: ReactNode
}

/** A part of a page that becomes alive later than the page. A crash removes only the part. */
export const Island = memo(({ of, until = 'idle', isAsked = false, fallback = null }: IslandProps) => (
  <PartBoundary>
    {of instanceof ChunkLoader ? (
      <LateIsland {...{ part: of, until, isAsked, fallback }} />
    ) : until === 'act' ? (
      <SleepingIsland of={of} fallback={fallback} />
    ) : (
      <Suspense fallback={fallback}>{createElement(of)}</Suspense>
    )}
  </PartBoundary>
))

/** At another address the sleeping markup is dropped: hydrating it there would not match. */
function SleepingIsland({ of, fallback }: Pick<IslandProps, 'of' | 'fallback'>) {
  const page = useContext(LocationContext)
  const address = `${page?.pathname}${page?.search}`
  const [first] = useState(address)
  const [isLeft, setIsLeft] = useState(false)
  if (!isLeft && address !== first) setIsLeft(true)
  return (
    <Suspense key={String(isLeft)} fallback={fallback}>
      <Sleeper of={of} />
    </Suspense>
  )
}

function Sleeper({ of }: Pick<IslandProps, 'of'>) {
  useSleep()
  return createElement(of as ComponentType)
}

type LateIslandProps = Required<Omit<IslandProps, 'of'>> & { part: LatePart }

/** The server's markup belongs to one page, unless it is part of the layout. */
function LateIsland(props: LateIslandProps) {
  const pathname = useContext(LocationContext)?.pathname
  return <LateSlot key={props.until === 'never' ? '' : pathname} {...props} />
}

/** Keeps the server's markup: hydration leaves the content of such an element alone. */
const UNTOUCHED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

function LateSlot({ part, until, isAsked, fallback }: LateIslandProps) {
  const isHydrated = useIsHydrated()
  const [isDrawnHere] = useState(isHydrated)
  const isWanted = isDrawnHere || isAsked || (until === 'idle' && isHydrated)
  const { module: Part, isLost } = useLate(part, isWanted)
  if (Part && (isWanted || import.meta.env.SSR)) {
    // Another key makes React replace the markup as a whole: it may show what has changed meanwhile.
    return (
      <div key="live" data-drawn>
        <Part />
      </div>
    )
  }
  if (isWanted && isLost) return <ErrorBlock onRetry={() => (isOutdated() ? loadInFull(true) : part.ask())} />
  return isDrawnHere ? fallback : <div data-drawn {...UNTOUCHED} />
}
