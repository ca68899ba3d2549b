import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { makeStore } from '../../store/make-store.ts'
import { remoteActions } from '../../store/remote.ts'
import { Publisher } from './publisher.tsx'

const CONTACTS: Answer<'contacts-info'> = {
  legal_name: 'ООО «Мера»',
  address: 'Москва, Тихая улица, 1',
  phones: ['8 (495) 000-35-41'],
  emails: [{ purpose: 'Общие вопросы', email: 'hello@merilo.example' }],
  point: { latitude: 0, longitude: 0 },
  inn: '0000000000',
  ogrn: '',
  is_demo: false,
}

function publisher(contacts: Answer<'contacts-info'> | null): string {
  const store = makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
  if (contacts) {
    store.dispatch(remoteActions.started({ name: 'contacts-info', request: {} }))
    store.dispatch(remoteActions.ended({ name: 'contacts-info', request: {}, response: contacts }))
  }
  return renderToStaticMarkup(
    <Provider store={store}>
      <Publisher />
    </Provider>,
  )
}

const DEMO_LINE = 'Демонстрационные данные: агентства, люди и отзывы вымышлены'

test('demo data is labelled as fictional', () => {
  expect(publisher({ ...CONTACTS, is_demo: true })).toContain(DEMO_LINE)
})

test('real data is not', () => {
  expect(publisher(CONTACTS)).not.toContain(DEMO_LINE)
})

test('only known company details are shown, and the phone is a tel link', () => {
  const html = publisher(CONTACTS)
  expect(html).toContain('ООО «Мера», ИНН 0000000000<')
  expect(html).toContain('<a href="tel:+74950003541">+7 495 000-35-41</a>')
  expect(html).not.toContain('ОГРН')
})

test('without an answer the footer still says that places are not sold', () => {
  const html = publisher(null)
  expect(html).toContain('Места не продаются')
  expect(html).not.toContain('<address')
})
