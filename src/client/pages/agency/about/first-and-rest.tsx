import type { ReactNode } from 'react'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'

interface FirstAndRestProps<Item> {
  items: readonly Item[]
  shown: number
  /** «Ещё отрасли»: what waits behind one press. */
  rest: string
  children: (items: readonly Item[]) => ReactNode
}

/** The first of a long list; the others wait behind one press, which works without script too. */
export function FirstAndRest<Item>({ items, shown, rest, children }: FirstAndRestProps<Item>) {
  // One more line is no longer than the words that would hide it.
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
