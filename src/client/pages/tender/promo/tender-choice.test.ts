import { expect, test } from 'vitest'
import { tenderAddress, tenderChoice } from './tender-choice.ts'

const choice = (search: string) => tenderChoice(new URLSearchParams(search))

test('what, where and how much are passed on as typed', () => {
  expect(choice('type=shop&city=Казань&budget=до 500к').proposals).toEqual({
    type: 'shop',
    city: 'Казань',
    budget: 'до 500к',
  })
})

test('nothing is proposed before the visitor says what they need', () => {
  expect(choice('').proposals).toBeNull()
  expect(choice('city=kazan&budget=500к').proposals).toBeNull()
})

test('up to ten agencies are taken, wherever they come from', () => {
  expect(choice('agencies=1,2,3,4,5,6,7,8,9,10,11').ids).toBe('1,2,3,4,5,6,7,8,9,10')
})

test('the address keeps the context', () => {
  const { context } = choice('type=shop&budget=1,5 млн&system=bitrix')
  expect(tenderAddress([12, 7], context)).toBe(
    '/tender/?agencies=12,7&type=shop&budget=1,5+%D0%BC%D0%BB%D0%BD&system=bitrix',
  )
  expect(tenderAddress([], choice('').context)).toBe('/tender/')
})
