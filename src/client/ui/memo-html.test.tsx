import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textOf } from '#tests/support/site/page-text.ts'

interface Row {
  id: number
  name: string
}

const ROWS: Row[] = [
  { id: 1, name: 'Северный контур' },
  { id: 2, name: '<b>«Кавычки» & "знаки"</b>' },
  { id: 3, name: '' },
]

const RowView = ({ id, name }: Row) => (
  <tr data-id={id}>
    <td>{name}</td>
    <td>
      {id} из {ROWS.length}
    </td>
  </tr>
)

/** Reloads the module, so that its cache and renderer do not leak between tests. */
async function freshModule() {
  vi.resetModules()
  return import('./memo-html.tsx')
}

function tableOf({ MemoList }: Awaited<ReturnType<typeof freshModule>>, render: (row: Row) => React.ReactElement) {
  return (rows: readonly Row[], kind = 'row') => (
    <table>
      <MemoList as="tbody" className="rows" items={rows} keyOf={({ id }) => id} kind={kind} render={render} />
    </table>
  )
}

beforeEach(() => {
  vi.stubEnv('SSR', true)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a memoized list', () => {
  test.each([
    ['renderToString', renderToString],
    ['renderToStaticMarkup', renderToStaticMarkup],
  ])('has the same markup on the server and in the browser (%s)', async (_, renderHtml) => {
    const browser = renderHtml(tableOf(await freshModule(), RowView)(ROWS))
    const server = await freshModule()
    server.setHtmlRenderer(renderHtml)
    expect(renderHtml(tableOf(server, RowView)(ROWS))).toBe(browser)
    expect(browser).toContain('&lt;b&gt;')
  })

  test('renders equal content only once', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    const render = vi.fn(RowView)
    const table = tableOf(module, render)
    const first = renderToString(table(ROWS))
    expect(render).toHaveBeenCalledTimes(ROWS.length)
    expect(renderToString(table(structuredClone(ROWS)))).toBe(first)
    expect(render).toHaveBeenCalledTimes(ROWS.length)
  })

  test('is bounded by bytes: a full memo starts from scratch', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    const render = vi.fn(RowView)
    const table = tableOf(module, render)
    const long = (id: number) => [{ id, name: 'x'.repeat(1024 * 1024) }]
    renderToString(table(long(0)))
    renderToString(table(long(0)))
    expect(render).toHaveBeenCalledTimes(1)
    for (let id = 1; id <= 16; id += 1) renderToString(table(long(id)))
    renderToString(table(long(0)))
    expect(render).toHaveBeenCalledTimes(18)
  })

  test('re-renders a row when its content changes', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    const table = tableOf(module, RowView)
    renderToString(table(ROWS))
    expect(renderToString(table([{ id: 1, name: 'Южный контур' }]))).toContain('Южный контур')
  })

  test('does not share rows between kinds of list', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    renderToString(tableOf(module, RowView)(ROWS, 'desktop'))
    const other = tableOf(module, ({ id }) => <tr>{`телефон ${id}`}</tr>)
    expect(renderToString(other(ROWS, 'mobile'))).toContain('телефон 1')
  })

  test('is an ordinary list in the browser', async () => {
    vi.stubEnv('SSR', false)
    const module = await freshModule()
    const renderer = vi.fn(renderToString)
    module.setHtmlRenderer(renderer)
    expect(renderToString(tableOf(module, RowView)(ROWS))).toContain('Северный контур')
    expect(renderer).not.toHaveBeenCalled()
  })

  test('is the same in a page assembled from bytes', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    const table = tableOf(module, RowView)
    const page = (
      <main>
        {table(ROWS)}
        <p>между</p>
        {table([])}
        {table(ROWS.toReversed())}
      </main>
    )
    const parts = module.renderPage(page)
    expect(textOf(parts)).toBe(renderToString(page))
    expect(parts.filter(part => typeof part !== 'string')).toHaveLength(2 * ROWS.length)
    expect(textOf(module.renderPage(page))).toBe(renderToString(page))
  })

  test('inside an item of another list is part of that item', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    const outer = tableOf(module, ({ id }) => (
      <tr>
        <td>{tableOf(module, RowView)(ROWS.slice(0, id), 'inner')}</td>
      </tr>
    ))
    const whole = renderToString(outer(ROWS, 'outer'))
    expect(whole).toContain('Северный контур')
    for (const _ of ['first', 'memoized']) expect(textOf(module.renderPage(outer(ROWS, 'outer')))).toBe(whole)
  })

  test('tells apart items that share parts or differ in one', async () => {
    const module = await freshModule()
    module.setHtmlRenderer(renderToString)
    const [row, other] = ROWS as [Row, Row]
    const list = (items: readonly { row: Row; card?: Row; note?: string }[]) => (
      <module.MemoList
        as="ul"
        items={items}
        keyOf={item => item.row.id}
        kind="wrapped"
        render={item => <li>{[item.row.id, item.card?.id, item.note].join(' ')}</li>}
      />
    )
    const text = (item: Parameters<typeof list>[0][number]) => renderToString(list([item]))
    expect(text({ row })).toContain('<li>1  </li>')
    expect(text({ row, card: other })).toContain('<li>1 2 </li>')
    expect(text({ row: other, card: row })).toContain('<li>2 1 </li>')
    expect(text({ row, note: '#1' })).toContain('<li>1  #1</li>')
    expect(text({ row: { ...row } })).toContain('<li>1  </li>')
  })
})
