import { expect } from 'vitest'
import { test } from '#tests/support/browser/browser.ts'
import { chartFaults } from '#tests/support/browser/chart-faults.ts'

const TICKS = [10, 60, 110].map(x => `<line x1="${x}" x2="${x}" y1="20" y2="28" stroke="black" />`).join('')
const GOOD = `<p>Текст</p><svg width="200" height="40">${TICKS}<text x="10" y="16">1</text><text x="110" y="16">10</text></svg>
  <svg width="200" height="40"><circle cx="20" cy="30" r="4" /><text x="40" y="34">1,2 млн</text></svg>`

const BAD_AXIS = `<div style="margin: 60px"><svg width="200" height="40">${TICKS}</svg></div>`

test.for([
  ['nothing in a good drawing', '', []],
  ['ticks without numbers', BAD_AXIS, ['ticks']],
  [
    'a label on a dot',
    '<svg width="200" height="40"><circle cx="45" cy="29" r="5" /><text x="40" y="34">1,2</text></svg>',
    ['a dot under «1,2»'],
  ],
  [
    'a label on a label',
    '<svg width="200" height="40"><text x="40" y="34">30</text><text x="48" y="34">35</text></svg>',
    ['«30» over «35»'],
  ],
  [
    'a word on a drawn number',
    '<div style="position: relative"><svg width="200" height="40"><text x="2" y="20">12</text></svg><b style="position: absolute; left: 4px; top: 4px">место</b></div>',
    ['over'],
  ],
  [
    'a label cut by its box',
    '<svg width="60" height="40" style="overflow: hidden"><text x="20" y="20">Готовность рекомендовать</text></svg>',
    ['cut'],
  ],
  [
    'a label beyond the window',
    '<svg width="100%" height="40" style="overflow: visible"><text x="99%" y="20">миллионов</text></svg>',
    ['cut'],
  ],
  [
    'a drawn name that was shortened',
    '<svg width="200" height="40"><text x="0" y="20">Центральный ок…</text></svg>',
    ['cut'],
  ],
  [
    'an axis whose own labels are hidden, though other numbers are near',
    `<p>127 агентств</p><svg width="200" height="40">${TICKS}<text x="10" y="16" style="display: none">1</text></svg>`,
    ['labels of an axis hidden'],
  ],
  [
    'an axis whose own labels are cut away',
    `<p>127 агентств</p><div style="height: 20px; margin-top: 60px; overflow: hidden"><svg width="200" height="60" style="margin-top: -30px">${TICKS.replaceAll('"20"', '"32"').replaceAll('"28"', '"40"')}<text x="10" y="16">1</text></svg></div>`,
    ['labels of an axis hidden'],
  ],
  ['nothing in a closed dialog', `<dialog>${BAD_AXIS}</dialog>`, []],
  ['nothing under a modal dialog', `${BAD_AXIS}<dialog data-modal><p>Заявка</p></dialog>`, []],
  ['ticks without numbers in a modal dialog', `<dialog data-modal>${BAD_AXIS}</dialog>`, ['ticks']],
] as const)('%s is found', async ([, bad, found], { openPage }) => {
  const page = await openPage('desktop')
  await page.setContent(
    `<!doctype html><html lang="ru"><title>Проба</title><body><main>${GOOD}${bad}</main></body></html>`,
  )
  await page.evaluate(`document.querySelector('[data-modal]')?.showModal()`)
  const faults = await chartFaults(page)
  expect(faults).toEqual(found.map(fault => expect.stringContaining(fault)))
})
