import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CrashScreen, LoadFailure, LoadWaiting } from './load-states.tsx'

test('waiting says «Loading...» and the same in Russian, as a status', () => {
  const html = renderToStaticMarkup(<LoadWaiting />)
  expect(html).toContain('role="status"')
  expect(html).toContain('>Loading...</p>')
  expect(html).toContain('Загружаем страницу…')
})

test('a failed load says «Error!», shows the error text and offers to retry', () => {
  const html = renderToStaticMarkup(<LoadFailure text="timeout of 30000 ms exceeded" onRetry={() => undefined} />)
  expect(html).toContain('role="alert"')
  expect(html).toContain('>Error!</p>')
  expect(html).toContain('timeout of 30000 ms exceeded')
  expect(html).toMatch(/<button type="button"[^>]*>.*Retry.*<\/button>/)
})

test('a crash says «Something went wrong.» with the error text in closed details', () => {
  const html = renderToStaticMarkup(<CrashScreen detail="TypeError: <x> is undefined" />)
  expect(html).toContain('>Something went wrong.</p>')
  expect(html).toMatch(/<details(?! open)[^>]*>.*TypeError: &lt;x&gt; is undefined.*<\/details>/s)
})
