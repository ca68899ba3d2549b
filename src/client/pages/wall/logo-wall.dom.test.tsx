import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { LogoWall } from './logo-wall.tsx'

const LOGOS = [
  ['Лаборатория «Полёт»', 'laboratoriya-polet', 'Москва'],
  ['Северный контур', 'severny-kontur', 'Казань'],
].map(([name = '', name_lat = '', city = ''], id) => ({ id, name, name_lat, city, logo: '/logo.svg' }))

/** Types as a visitor: React learns of a value that its own setter did not set. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

test('the wall narrows while a name is typed, and says how many are left', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  flushSync(() => createRoot(box).render(<LogoWall logos={LOGOS} />))
  const names = () => Array.from(box.querySelectorAll('li b'), ({ textContent }) => textContent)
  const field = box.querySelector<HTMLInputElement>('input[type=search]')
  if (!field) throw new Error('The wall has no search field')
  expect(names()).toHaveLength(2)

  type(field, 'СЕВЕРНЫЙ')
  await expect.poll(names).toEqual(['Северный контур'])
  expect(field.value).toBe('СЕВЕРНЫЙ')
  expect(box.querySelector('[role=status]')?.textContent).toBe('1\u00a0участник')

  type(field, 'никто')
  await expect.poll(names).toEqual([])
  expect(box.textContent).toContain('На стене таких нет')
  const elsewhere = box.querySelector('a[href^="/search/"]')
  expect(elsewhere?.getAttribute('href')).toBe(`/search/?q=${encodeURIComponent('никто')}`)
})
