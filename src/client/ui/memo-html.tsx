import { createElement, Fragment, type ReactElement } from 'react'

type HtmlRenderer = (element: ReactElement) => string

let renderHtml: HtmlRenderer | null = null

/** Called once by the server entry: the browser bundle contains no HTML renderer. */
export function setHtmlRenderer(renderer: HtmlRenderer): void {
  renderHtml = renderer
}

/** Of each of the two memos, their keys included; a full one starts from scratch. */
const MAX_BYTES = 8 * 1024 * 1024
/** Estimated cost of an entry itself. */
const OVERHEAD_BYTES = 100
const htmlByKey = new Map<string, Uint8Array>()
let htmlBytes = 0
const idByContent = new Map<string, number>()
let contentBytes = 0
/** Answers are immutable and the server memoises them, so each of their objects is stringified once. */
const contentIds = new WeakMap<object, number>()
let lastId = 0

/** Lists of the page being rendered; null inside an item, whose HTML must be whole to be memoised. */
let listsOfPage: Uint8Array[][] | null = null
/** Stands for a list in the markup, followed by its number. Random, so that no content can contain it. */
const MARK = import.meta.env.SSR ? crypto.randomUUID() : ''
const MARK_END = ';'

/** Renders a page with its memoised items as bytes: most of a page is neither decoded nor encoded again. */
export function renderPage(element: ReactElement): (string | Uint8Array)[] {
  const lists: Uint8Array[][] = []
  const [first = '', ...marked] = withLists(lists, () => renderHtml?.(element) ?? '').split(MARK)
  const parts: (string | Uint8Array)[] = [first]
  for (const text of marked) {
    const end = text.indexOf(MARK_END)
    parts.push(...(lists[Number(text.slice(0, end))] ?? []), text.slice(end + 1))
  }
  return parts
}

function withLists<T>(lists: Uint8Array[][] | null, run: () => T): T {
  const outer = listsOfPage
  listsOfPage = lists
  try {
    return run()
  } finally {
    listsOfPage = outer
  }
}

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
    const html = items.map(item => htmlOf(kind, item, render))
    const __html = listsOfPage ? `${MARK}${listsOfPage.push(html) - 1}${MARK_END}` : decode(html)
    return createElement(as, { className, dangerouslySetInnerHTML: { __html } })
  }
  const children = items.map(item => createElement(Fragment, { key: keyOf(item) }, render(item)))
  return createElement(as, { className }, children)
}

const decode = (parts: readonly Uint8Array[]): string => parts.map(part => new TextDecoder().decode(part)).join('')

function htmlOf<Item>(kind: string, item: Item, render: (item: Item) => ReactElement): Uint8Array {
  const key = kind + contentKey(item)
  const cached = htmlByKey.get(key)
  if (cached !== undefined) return cached
  const html = new TextEncoder().encode(withLists(null, () => renderHtml?.(render(item)) ?? ''))
  htmlBytes += html.length + key.length + OVERHEAD_BYTES
  if (htmlBytes > MAX_BYTES) {
    htmlByKey.clear()
    htmlBytes = 0
  }
  htmlByKey.set(key, html)
  return html
}

/** Known by its parts, because lists wrap the objects of an answer in new ones: a row with its card. */
function contentKey(item: unknown): string {
  if (!isObject(item)) return String(JSON.stringify(item))
  let key = ''
  for (const [name, part] of Object.entries(item)) {
    key += isObject(part) ? `,${name}#${contentId(part)}` : `,${name}:${JSON.stringify(part)}`
  }
  return key
}

function contentId(part: object): number {
  const known = contentIds.get(part)
  if (known !== undefined) return known
  const content = JSON.stringify(part)
  let id = idByContent.get(content)
  if (id === undefined) {
    id = ++lastId
    contentBytes += 2 * content.length + OVERHEAD_BYTES
    if (contentBytes > MAX_BYTES) {
      idByContent.clear()
      contentBytes = 0
    }
    idByContent.set(content, id)
  }
  contentIds.set(part, id)
  return id
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
