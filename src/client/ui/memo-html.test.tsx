import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

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
})
