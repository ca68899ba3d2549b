import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '../app/chunk-timeout.ts'
import { holdPresses } from './hold-presses.ts'

let pressed: string[]
let release: () => void
const onPress = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a data-press href="#site-map"><i>Меню</i></a><button>Почему</button><button>Ещё</button><a href="#plain">Ссылка</a>'
  pressed = []
  // The page's own answer, below the capture of the window.
  document.body.onclick = event => {
    event.preventDefault()
    pressed.push((event.target as Element).textContent)
  }
  onPress.mockClear()
  release = holdPresses(onPress)
})
afterEach(async () => {
  release()
  await vi.runAllTimersAsync()
  document.body.onclick = null
  document.body.innerHTML = ''
  vi.useRealTimers()
})

const control = (text: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === text)
  if (!found) throw new Error(`There is no ${text}`)
  return found
}
const isBusy = (text: string) => control(text).getAttribute('aria-busy') === 'true'

test('presses are held, shown as under way and repeated in order', async () => {
  control('Меню').querySelector('i')?.click()
  control('Почему').click()
  expect(pressed).toEqual([])
  expect(onPress).toHaveBeenCalledTimes(2)
  expect([isBusy('Меню'), isBusy('Почему'), isBusy('Ещё')]).toEqual([true, true, false])
  release()
  await vi.runAllTimersAsync()
  expect(pressed).toEqual(['Меню', 'Почему'])
  expect([isBusy('Меню'), isBusy('Почему')]).toEqual([false, false])
})

test('a control that was pressed again counts once, by its last press', async () => {
  for (const text of ['Меню', 'Меню', 'Почему', 'Меню']) control(text).click()
  release()
  await vi.runAllTimersAsync()
  expect(pressed).toEqual(['Почему', 'Меню'])
})

test('a press that took another control away is not followed by its press', async () => {
  control('Почему').click()
  control('Ещё').click()
  control('Почему').addEventListener('click', () => control('Ещё').remove())
  const removed = vi.spyOn(control('Ещё'), 'click')
  release()
  await vi.runAllTimersAsync()
  expect(pressed).toEqual(['Почему'])
  expect(removed).not.toHaveBeenCalled()
})

test('a plain link and a press with a modifier are the browser’s', () => {
  control('Ссылка').click()
  control('Меню').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(pressed).toEqual(['Ссылка', 'Меню'])
})

test('the page answers alone when the time of a chunk has passed since the first press', async () => {
  control('Меню').click()
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
  control('Меню').click()
  expect(pressed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(pressed).toEqual(['Меню'])
  control('Почему').click()
  expect(pressed).toEqual(['Меню', 'Почему'])
})
