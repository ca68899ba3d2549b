import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { CallFailure, NETWORK_ERROR } from '../../api/call-failure.ts'
import type { ResolvedPage } from '../../app/page.ts'
import { localStore } from '../../browser/stored/storage.ts'
import { loadCall } from '../../store/load-call.ts'
import { makeStore } from '../../store/make-store.ts'
import { callRequest } from '../../store/remote.ts'
import { watchForms } from './unsent-list.ts'
import { UnsentNotice } from './unsent-notice.tsx'

const KEY = 'unsentForms'
const MESSAGE = { name: 'Анна', email: 'anna@vetrova.example', message: 'Нашла ошибку', consent: true } as const
const lost = () => Promise.reject(new CallFailure({ message: NETWORK_ERROR, status: null, data: null }))
const refused = () => Promise.reject(new CallFailure({ message: 'Проверьте поля', status: 422, data: null }))

let leave: () => void

/** A visitor on a page whose answers the test changes. */
function visitor(path = '/contacts/') {
  const line: { answer: () => Promise<unknown> } = { answer: lost }
  const sent: string[] = []
  const api = ((name: string) => {
    sent.push(name)
    return line.answer()
  }) as unknown as CallApi
  const store = makeStore(undefined, { api })
  const pages = { current: { pathname: path, search: '' } as ResolvedPage, subscribe: () => undefined }
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  flushSync(() => root.render(<UnsentNotice list={watchForms(pages, store, Date.now)} />))
  leave = () => root.unmount()
  const submit = (params: object = MESSAGE) => store.dispatch(loadCall(callRequest('send-feedback', params as never)))
  return { line, sent, submit }
}

const text = () => document.body.textContent ?? ''
const press = (name: string) =>
  Array.from(document.querySelectorAll('button'))
    .find(({ textContent }) => textContent === name)
    ?.click()
const isKept = () => localStore().getItem(KEY) !== null

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

beforeEach(() => setOnline(true))
afterEach(() => {
  leave()
  localStore().removeItem(KEY)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('a form that finds no network is kept, and offered when it is back', async () => {
  const { submit, sent, line } = visitor()
  setOnline(false)
  await submit()
  await expect.poll(text).toContain('Сообщение редакции')
  expect(text()).toContain('Нет связи')
  expect(isKept()).toBe(true)

  line.answer = async () => ({})
  setOnline(true)
  await expect.poll(text).toContain('Отправить сейчас?')
  expect(sent).toHaveLength(1)
  press('Отправить')
  await expect.poll(text).toContain('Копия в браузере удалена')
  expect(sent).toHaveLength(2)
  expect(isKept()).toBe(false)
})

test('a form sent by its own button is forgotten', async () => {
  const { submit, line } = visitor()
  await submit()
  await expect.poll(isKept).toBe(true)
  line.answer = async () => ({})
  await submit()
  await expect.poll(isKept).toBe(false)
  await expect.poll(text).not.toContain('Сообщение редакции')
})

test('a kept form that fails again is kept once', async () => {
  const { submit } = visitor()
  await submit()
  await expect.poll(text).toContain('Отправить сейчас?')
  press('Отправить')
  await expect.poll(text).toContain('сервер не отвечает')
  expect(JSON.parse(localStore().getItem(KEY) ?? '[]')).toHaveLength(1)
})

test('a refusal says why and leads back to the form', async () => {
  const { submit, line } = visitor()
  await submit()
  await expect.poll(text).toContain('Отправить сейчас?')
  line.answer = refused
  press('Отправить')
  await expect.poll(text).toContain('Сервер не принял форму. Проверьте поля')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/contacts/#send-feedback')
})

test('deleting leaves nothing', async () => {
  const { submit } = visitor()
  await submit()
  await expect.poll(text).toContain('Сообщение редакции')
  press('Удалить')
  await expect.poll(text).not.toContain('Сообщение редакции')
  expect(isKept()).toBe(false)
})

test.each([
  ['without consent', { ...MESSAGE, consent: undefined }],
  ['with the key of a private page', { ...MESSAGE, key: '0f1e2d3c4b5a69788796a5b4c3d2e1f0' }],
])('a form %s is not kept', async (_, params) => {
  const { submit } = visitor()
  await submit(params)
  expect(isKept()).toBe(false)
})

test('a form that the server refused is not kept', async () => {
  const { submit, line } = visitor()
  line.answer = refused
  await submit()
  expect(isKept()).toBe(false)
})
