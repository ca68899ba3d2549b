import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('the hint and the error are read together with the field', () => {
  const html = renderToStaticMarkup(
    <TextField id="mail" label="Почта" hint="Ответ придёт сюда" error="Проверьте адрес почты" />,
  )
  expect(html).toContain('for="mail"')
  expect(html).toContain('aria-describedby="mail-hint mail-error"')
  expect(html).toContain('aria-invalid="true"')
})

test('a field without remarks describes itself by nothing', () => {
  const html = renderToStaticMarkup(<TextField id="name" label="Имя" />)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})
