import { describe, expect, test } from 'vitest'
import {
  isErid,
  type NewPlacement,
  overlapProblem,
  ownPlaceProblem,
  placementProblems,
  superlativeIn,
} from './check-placement.ts'

const AD: NewPlacement = {
  slot: 'wide_native_card',
  ratingType: 'crm',
  advertiser: 'ООО «Тихая гавань»',
  inn: '7707083893',
  link: 'https://gavan.example/',
  title: 'Хостинг с ежедневными копиями',
  attributes: ['Перенос сайта'],
  erid: '2VtzqwDemo1',
  startsOn: '2026-03-01',
  endsOn: '2026-03-31',
}

test('a complete ad has no problems', () => {
  expect(placementProblems(AD)).toEqual([])
  expect(placementProblems({ ...AD, slot: 'promotion', ratingType: null })).toEqual([])
  expect(placementProblems({ ...AD, slot: 'general', ratingType: null })).toEqual([])
})

test.each([
  [{ slot: 'banner' }, 'Формата «banner» нет.'],
  [{ advertiser: ' ' }, 'Назовите рекламодателя полностью: ООО «…», АО «…», ИП ….'],
  [{ inn: '7707083894' }, 'ИНН «7707083894» неверен: нужны 10 или 12 цифр с верными контрольными.'],
  [{ erid: 'кириллица' }, 'erid «кириллица» не похож на токен: нужны от 8 до 64 латинских букв и цифр.'],
  [{ link: 'javascript:alert(1)' }, 'Ссылка «javascript:alert(1)» должна начинаться с https:// или http://.'],
  [{ ratingType: null }, 'Широкая карточка ставится в один рейтинг: назовите его в --rating.'],
  [{ ratingType: 'cms' }, 'Рейтинга «cms», в котором есть реклама, нет.'],
  [{ slot: 'promotion' }, 'Промобаннер показывается на всём сайте: --rating не нужен.'],
  [{ title: '' }, 'Напишите фразу рекламы в --title.'],
  [{ title: 'а'.repeat(81) }, 'Фраза длиннее 80\u00a0знаков.'],
  [{ attributes: ['а', 'б', 'в', 'г'] }, 'Свойств больше 3.'],
  [{ endsOn: '2026-02-30' }, 'Дня «2026-02-30» нет: нужно так: 2026-03-05.'],
  [{ endsOn: '2026-02-28' }, 'Последний день раньше первого.'],
])('%j is refused', (changes, sentence) => {
  expect(placementProblems({ ...AD, ...changes })).toEqual([sentence])
})

test.each(['LjN8Kaaxi', '2VtzqwDemoAbcd2345', '4CQwVszH9pUiKfEaXYZ'])('%s is an erid', erid => {
  expect(isErid(erid)).toBe(true)
})

test.each(['', 'short', 'with space', 'with-dash-1', 'a'.repeat(65)])('%j is not', erid => {
  expect(isErid(erid)).toBe(false)
})

describe('the same place', () => {
  const taken = [{ id: 7, startsOn: '2026-03-10', endsOn: '2026-03-20' }]
  const asked = (startsOn: string, endsOn: string, ratingType: string | null = 'crm') => ({
    ratingType,
    startsOn,
    endsOn,
  })

  test('of a rating is sold once', () => {
    expect(overlapProblem(asked('2026-03-20', '2026-03-25'), taken)).toBe(
      'Это место в эти дни уже занято: № 7, 10.03.2026 — 20.03.2026.',
    )
    expect(overlapProblem(asked('2026-03-01', '2026-03-31'), taken)).not.toBeNull()
    expect(overlapProblem(asked('2026-03-12', '2026-03-13'), taken)).not.toBeNull()
  })

  test('is free before and after', () => {
    expect(overlapProblem(asked('2026-03-01', '2026-03-09'), taken)).toBeNull()
    expect(overlapProblem(asked('2026-03-21', '2026-03-31'), taken)).toBeNull()
  })

  test('of the whole site is shared by two', () => {
    expect(overlapProblem(asked('2026-03-01', '2026-03-31', null), taken)).toBeNull()
    const two = [...taken, { id: 8, startsOn: '2026-03-20', endsOn: '2026-04-20' }]
    expect(overlapProblem(asked('2026-03-01', '2026-03-31', null), two)).toContain('№ 7')
    expect(overlapProblem(asked('2026-03-01', '2026-03-19', null), two)).toBeNull()
  })
})

describe('an agency’s own place', () => {
  const own = (place: number) => ({ name: 'Контур', place, index: place - 1 })

  test.each([
    ['wide_native_card', 1, 8],
    ['mini_native_card', 6, 15],
  ] as const)('is too close to %s from %i to %i', (slot, first, last) => {
    for (const place of [first, last]) expect(ownPlaceProblem(slot, own(place))).toContain(`на ${place}-м месте`)
    for (const place of [first - 1, last + 1].filter(place => place > 0)) {
      expect(ownPlaceProblem(slot, own(place))).toBeNull()
    }
  })
})

test('a participant cannot be the general sponsor of its rating, whatever its place', () => {
  expect(ownPlaceProblem('general', { name: 'Контур', place: 80, index: 79 })).toContain('участвует в этом рейтинге')
})

test.each([
  ['Лучший хостинг', 'Лучший'],
  ['Хостинг №1', '№1'],
  ['Мы — номер один', 'номер один'],
  ['Самые быстрые серверы', 'Самые'],
])('%s has a superlative', (text, found) => {
  expect(superlativeIn(['Обычная фраза', text])).toBe(found)
})

test('words that only begin alike are no superlatives', () => {
  expect(superlativeIn(['Первичный аудит', 'Самарские серверы', 'План № 12', 'Улучшим сайт'])).toBeNull()
})
