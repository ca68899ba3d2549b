import { beforeEach, describe, expect, test } from 'vitest'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import type { ResolvedPage } from '../app/page.ts'
import { goalsOfPress } from './goals-of-press.ts'

const ratingAt = (pathname: string) =>
  ({ pathname, search: '', params: parseRatingPath(pathname), page: { name: 'rating' } }) as unknown as ResolvedPage
const RATING = ratingAt('/crm/')
const AGENCY = { pathname: '/agency-a/', search: '', params: {}, page: { name: 'agency' } } as unknown as ResolvedPage

const press = (selector: string, page = RATING) => {
  const target = document.querySelector(selector)
  if (!target) throw new Error(`Nothing is ${selector}`)
  return goalsOfPress(target, page)
}
const goals = (selector: string, page = RATING) => press(selector, page).map(({ goal }) => goal)

describe('in a rating', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main><section aria-label="Участники рейтинга"><form><table><tbody>
      <tr><td><a href="/agency-first/">1</a></td><td><button data-part="why" aria-expanded="false">?</button></td></tr>
      <tr><td><aside><a id="ad" rel="sponsored noreferrer" href="https://ad.example/?erid=x">Ad</a></aside></td></tr>
      <tr><td><a href="/agency-second/"><b>2</b></a><input type="checkbox" name="ids" value="2"></td>
        <td><button data-part="more" aria-expanded="true">…</button><i>74</i></td></tr>
    </tbody></table></form></section>
    <ul><li><a href="/agency-viewed/">Viewed</a></li></ul></main>`
  })

  test('links and buttons of the first row and of those below it have the goal of the category', () => {
    expect(goals('a[href="/agency-first/"]')).toEqual(['first-row-crm'])
    expect(goals('[data-part="why"]')).toEqual(['why-open', 'first-row-crm'])
    expect(goals('a b')).toEqual(['middle-row-crm'])
    expect(goals('a b', ratingAt('/digital-agencies/shop/'))).toEqual(['middle-row-ecom'])
  })

  test('closing a row does not count as opening it', () => {
    expect(goals('[data-part="more"]')).toEqual(['middle-row-crm'])
  })

  test('text of a row and links below the list mean nothing', () => {
    expect(goals('i')).toEqual([])
    expect(goals('a[href="/agency-viewed/"]')).toEqual([])
  })

  test('a click on an advertisement among the rows is reported to every carrier', () => {
    expect(press('#ad')).toEqual([{ goal: 'ad-click' }, { goal: 'sponsor-click-crm' }])
  })

  test.each([
    ['metrika tracker', ['metrika', 'tracker']],
    ['tracker', ['tracker']],
    ['', ['']],
  ])('a sponsor that allows %j has its clicks reported to those only', (attribute, carriers) => {
    document.querySelector('#ad')?.setAttribute('data-carriers', attribute)
    expect(press('#ad')[1]).toEqual({ goal: 'sponsor-click-crm', carriers })
  })

  test('ticking an agency is an addition, unticking is not', () => {
    const box = document.querySelector<HTMLInputElement>('input')
    if (box) box.checked = true
    expect(goals('input')).toEqual(['selection-add'])
    if (box) box.checked = false
    expect(goals('input')).toEqual([])
  })
})

test.each([
  ['a table', '<tr><td>1</td><th><a href="/cms-one/">1</a></th><td><a id="who" href="/crm/one/">9</a></td></tr>', 'th'],
  ['cards', '<li><a href="/cms-one/">1</a><a id="who" href="/crm/one/">9</a></li>', 'li'],
])('in the rating of systems, %s has goals of rows too', (_, first, cell) => {
  const second = first.replaceAll('one', 'two').replace('id="who"', '')
  const rows = cell === 'th' ? `<table><tbody>${first}${second}</tbody></table>` : `<ol>${first}${second}</ol>`
  document.body.innerHTML = `<section aria-label="Участники рейтинга">${rows}</section>`
  const systems = ratingAt('/cms/')
  expect(goals('a[href="/cms-one/"]', systems)).toEqual(['first-row-cms'])
  expect(goals('#who', systems)).toEqual(['first-row-cms'])
  expect(goals('a[href="/cms-two/"]', systems)).toEqual(['middle-row-cms'])
})

test('elsewhere the goal follows from the clicked element', () => {
  document.body.innerHTML = `
    <nav aria-label="Главное меню"><a id="menu" href="/news/">Новости</a></nav>
    <a id="site" data-count="site-opened" href="https://site.example/">Сайт</a>
    <a id="tender" href="/tender/?agencies=1"><span>Заявка</span></a>
    <form><button id="button" formaction="/tender/">Заявка</button></form>
    <a id="tel" href="tel:+74951234567">+7</a>
    <a id="mail" href="mailto:a@b.example">Почта</a>
    <a id="csv" href="/calculator/analytics.csv">CSV</a>
    <a id="ad" rel="sponsored" href="https://ad.example/">Ad</a>
    <a id="other" href="/about/">О проекте</a>`
  const reached = (id: string) => goals(id, AGENCY)
  expect(reached('#menu')).toEqual(['menu-click'])
  expect(reached('#site')).toEqual(['site-open'])
  expect(reached('#tender span')).toEqual(['tender-open'])
  expect(reached('#button')).toEqual(['tender-open'])
  expect(reached('#tel')).toEqual(['phone-call'])
  expect(reached('#mail')).toEqual(['email-open'])
  expect(reached('#csv')).toEqual(['file-download'])
  expect(reached('#ad')).toEqual(['ad-click'])
  expect(reached('#other')).toEqual([])
})
