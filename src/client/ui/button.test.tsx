import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a button does not submit a form by default', () => {
  expect(renderToStaticMarkup(<Button>Сравнить</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Отправить</Button>)).toContain('type="submit"')
})

test('a pending button is announced as busy and keeps focus', () => {
  const html = renderToStaticMarkup(<Button isPending>Отправить заявку</Button>)
  expect(html).toContain('aria-busy="true" aria-disabled="true"')
  expect(html).not.toContain(' disabled')
})

test('only a toggle has a pressed state', () => {
  expect(renderToStaticMarkup(<Button>Ещё</Button>)).not.toContain('aria-pressed')
  expect(renderToStaticMarkup(<Button isPressed={false}>Сравнить</Button>)).toContain('aria-pressed="false"')
})
