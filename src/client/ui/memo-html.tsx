import { createElement, Fragment, type ReactElement } from 'react'

type HtmlRenderer = (element: ReactElement) => string

let renderHtml: HtmlRenderer | null = null

/** Called once by the server's entry: the browser bundle carries no HTML renderer. */
export function setHtmlRenderer(renderer: HtmlRenderer): void {
  renderHtml = renderer
}

const MAX_KEPT = 20_000
const kept = new Map<string, string>()

export interface MemoListProps<Item> {
  as: 'tbody' | 'ul' | 'ol' | 'div'
  className?: string | undefined
  items: readonly Item[]
  /** Names the item in the list. */
  keyOf: (item: Item) => string | number
  /** Names all that the item's look depends on besides the item itself: component and variant. */
  kind: string
  render: (item: Item) => ReactElement
}

/**
 * A list whose items are rendered once per content on the server: most of a page's cost is rows that did not change.
 * In the browser it is an ordinary list over the same markup, so hydration finds what it expects. Items must be pure:
 * no store, no context, no `useId`, and images lazy (React writes a preload link into the markup for an eager one).
 */
export function MemoList<Item>({ as, className, items, keyOf, kind, render }: MemoListProps<Item>) {
  if (import.meta.env.SSR && renderHtml) {
    const html = items.map(item => htmlOf(kind, item, render)).join('')
    return createElement(as, { className, dangerouslySetInnerHTML: { __html: html } })
  }
  const children = items.map(item => createElement(Fragment, { key: keyOf(item) }, render(item)))
  return createElement(as, { className }, children)
}

function htmlOf<Item>(kind: string, item: Item, render: (item: Item) => ReactElement): string {
  const key = kind + JSON.stringify(item)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MAX_KEPT) kept.clear()
  const html = renderHtml?.(render(item)) ?? ''
  kept.set(key, html)
  return html
}
