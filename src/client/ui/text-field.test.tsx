import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('the hint and the error describe the field', () => {
  const html = renderToStaticMarkup(
    <TextField id="mail" label="Почта" hint="Ответ придёт сюда" error="Проверьте адрес почты" />,
  )
  expect(html).toContain('for="mail"')
  expect(html).toContain('aria-describedby="mail-hint mail-error"')
  expect(html).toContain('aria-invalid="true"')
})

test('a field without hint and error has no description', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Имя" />)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})
