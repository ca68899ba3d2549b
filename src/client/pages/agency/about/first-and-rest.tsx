import type { ReactNode } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

interface FirstAndRestProps<Item> {
  items: readonly Item[]
  shown: number
  /** Label of the disclosure: «Ещё отрасли». */
  rest: string
  children: (items: readonly Item[]) => ReactNode
}

/** The first items of a long list; the rest are in a disclosure, which works without JavaScript. */
export function FirstAndRest<Item>({ items, shown, rest, children }: FirstAndRestProps<Item>) {
  // Hiding a single item behind a line of text saves nothing.
  const first = items.length <= shown + 1 ? items.length : shown
  return (
    <div>
      {children(items.slice(0, first))}
      {items.length > first && (
        <Disclosure summary={`${rest}: ${formatNumber(items.length - first)}`}>
          {children(items.slice(first))}
        </Disclosure>
      )}
    </div>
  )
}
