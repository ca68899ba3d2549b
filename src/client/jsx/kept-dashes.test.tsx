import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const Handed = ({ children }: { children: string }) => <p>{children}</p>
const name = 'Верстак'

test.each([
  ['in an element', <p key="">Срок — часть цены</p>],
  ['between expressions', <p key="">{name} — Казань</p>],
  ['in a fragment', <Fragment key="">Срок — часть цены</Fragment>],
  ['through a component', <Handed key="">Срок — часть цены</Handed>],
])('a dash is joined to the word before it %s', (_, element) => {
  const html = renderToStaticMarkup(element)
  expect(html).toContain('\u00a0— ')
  expect(html).not.toContain(' —')
})

test('attributes and other children stay as they are', () => {
  expect(renderToStaticMarkup(<p title="Срок — цена">{[1, 2]}да</p>)).toBe('<p title="Срок — цена">12да</p>')
})
