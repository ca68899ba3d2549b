import { type ComponentType, createElement } from 'react'
import { ErrorBlock } from '../ui/error-block.tsx'
import { loadInFull } from './full-load.ts'
import { isOutdated } from './load-chunk.ts'
import { useDeferred } from './use-deferred.ts'

type Load = () => Promise<{ Part: ComponentType }>

export interface DormantPart {
  load: Load
  /** Set on the server only. */
  Part: ComponentType | null
}

const loading: Promise<unknown>[] = []

/** Resolves when the server can draw every dormant part. */
export const dormantParts = (): Promise<unknown> => Promise.all(loading)

/**
 * A part that works as plain markup: the browser keeps what the server drew and loads the code only when the visitor
 * wants more. Its stylesheets must be imported by the page, which is shown without the code.
 */
export function dormantPart(load: Load): DormantPart {
  const part: DormantPart = { load, Part: null }
  if (import.meta.env.SSR) loading.push(load().then(({ Part }) => Object.assign(part, { Part })))
  return part
}

interface DormantProps {
  part: DormantPart
  isWanted: boolean
}

/** Keeps the server's markup: hydration leaves the content of such an element alone. */
const UNTOUCHED = { key: 'untouched', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

export function Dormant({ part, isWanted }: DormantProps) {
  const { module: live, isLost, retry } = useDeferred(part.load, isWanted)
  const Part = part.Part ?? (isWanted ? live?.Part : undefined)
  if (isWanted && isLost && !Part) return <ErrorBlock onRetry={() => (isOutdated() ? loadInFull(true) : retry())} />
  // Another key makes React replace the markup as a whole once the code is there.
  return Part ? (
    <div key="live">
      <Part />
    </div>
  ) : (
    createElement('div', UNTOUCHED)
  )
}
