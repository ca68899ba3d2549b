import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EditorsContacts } from './editors-contacts.tsx'

const CONTACTS = {
  legal_name: 'ООО «Мерка»',
  address: 'Казань, ул. Пробная, 1',
  phones: [],
  emails: [],
  inn: '7707083893',
  ogrn: '',
  is_demo: false,
}

test.each([
  ['with coordinates has directions', { latitude: 55.79, longitude: 49.12 }, true],
  ['without coordinates has none', { latitude: 0, longitude: 0 }, false],
])('an office %s', (_, point, hasDirections) => {
  const html = renderToStaticMarkup(<EditorsContacts contacts={{ ...CONTACTS, point }} />)
  expect(html).toContain('Казань, ул. Пробная, 1')
  expect(html.includes('Как добраться')).toBe(hasDirections)
})
