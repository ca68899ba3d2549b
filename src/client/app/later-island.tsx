import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { untilLoaded } from './chunk-loader.ts'
import { dormantPart } from './dormant-part.tsx'
import { island } from './island.tsx'
import { useResolvedPage } from './location.tsx'

type Load = () => Promise<{ Part: ComponentType }>

const HydratedContext = createContext<RefObject<boolean>>({ current: false })

/**
 * An island whose code the browser loads after the page's: until then the server's markup stays. Its stylesheets must be
 * imported by the page, which is shown without the code.
 */
export function laterIsland(load: Load, fallback: ReactNode): ComponentType {
  const Part = loadedLater(load)
  const Island = island(() => {
    const isHydrated = useContext(HydratedContext)
    useEffect(() => {
      isHydrated.current = true
    }, [isHydrated])
    return <Part />
  }, fallback)

  return memo(() => {
    const { pathname, search } = useResolvedPage()
    const address = pathname + search
    const isHydrated = useRef(false)
    const [drawn, setDrawn] = useState({ address, key: 0 })
    // The markup of an address that was left before the code came cannot be hydrated any more.
    if (drawn.address !== address) setDrawn({ address, key: drawn.key + (isHydrated.current ? 0 : 1) })
    return (
      <HydratedContext value={isHydrated}>
        <Island key={drawn.key} />
      </HydratedContext>
    )
  })
}

function loadedLater(load: Load): ComponentType {
  if (!import.meta.env.SSR) return lazy(async () => ({ default: (await untilLoaded(load)).Part }))
  const drawn = dormantPart(load)
  return () => drawn.Part && createElement(drawn.Part)
}
