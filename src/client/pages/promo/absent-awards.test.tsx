import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AbsentAwards, awardedGroups } from './absent-awards.tsx'

const REASON = 'Годового выпуска рейтинга за 2025 год нет, сравнивать нечего.'
const GROUPS = [
  {
    title: 'Главные номинации',
    nominations: [
      { title: 'Работа года', absence: null },
      { title: 'Дебют года', absence: REASON },
    ],
  },
  {
    title: 'Взлёт года',
    nominations: [
      { title: 'Взлёт года: до 10 человек', absence: REASON },
      { title: 'Взлёт года: 11–25 человек', absence: REASON },
    ],
  },
]

test('a reason is told once, with all it concerns', () => {
  const html = renderToStaticMarkup(<AbsentAwards groups={GROUPS} />)
  expect(html).toBe(`<p class="fine">Дебют года, Взлёт года. ${REASON}</p>`)
})

test('groups keep what somebody won', () => {
  expect(awardedGroups(GROUPS)).toEqual([
    { title: 'Главные номинации', nominations: [{ title: 'Работа года', absence: null }] },
  ])
})
