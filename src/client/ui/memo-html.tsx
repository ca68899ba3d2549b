import { createElement, Fragment, type ReactElement } from 'react'

type HtmlRenderer = (element: ReactElement) => string

let renderHtml: HtmlRenderer | null = null

/** Called once by the server entry: the browser bundle contains no HTML renderer. */
export function setHtmlRenderer(renderer: HtmlRenderer): void {
  renderHtml = renderer
}

const MAX_CACHED = 20_000
const cache = new Map<string, string>()

export interface MemoListProps<Item> {
  as: 'tbody' | 'ul' | 'ol' | 'div'
  className?: string | undefined
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  /** Identifies everything else the markup depends on: component and variant. */
  kind: string
  render: (item: Item) => ReactElement
}

/**
 * A list whose items are rendered once per content on the server, because most of a page's render time goes into rows
 * that did not change. In the browser it is an ordinary list with the same markup, so hydration matches. Items must be
 * pure: no store, no context, no `useId`, and only lazy images (for eager ones React emits preload links).
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
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  if (cache.size >= MAX_CACHED) cache.clear()
  const html = renderHtml?.(render(item)) ?? ''
  cache.set(key, html)
  return html
}
