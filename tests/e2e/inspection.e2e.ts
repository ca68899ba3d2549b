import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../support/browser/axe.ts'
import { test } from '../support/browser/browser.ts'

// Page tests look at one sample of each kind of text: what has passed before must not hide what fails now.

const STYLE = `
  :root { color-scheme: light dark; background: #fff; color: #15171c }
  a { color: #1b49c0 }
  .alike { color: #3c404a; text-decoration: none }
  @media (prefers-color-scheme: dark) {
    :root { background: #121417; color: #f3f2ee }
    a { color: #92b2ff }
    .alike { color: #c9c8c4 }
    .late { color: #444 }
  }`
const GOOD = '<p>Обычный текст и <a href="/">ссылка</a> среди слов.</p>'

async function violations(page: Page, main: string) {
  await page.setContent(
    `<!doctype html><html lang="ru"><title>Проба</title><style>${STYLE}</style><main><h1>Проба</h1>${main}</main>`,
  )
  const { light, dark } = await axeViolations(page)
  const idOf = (violation: string) => violation.split(' ', 1)[0]
  return { light: light.map(idOf), dark: dark.map(idOf) }
}

const BOTH = { light: ['color-contrast'], dark: ['color-contrast'] }

test.for([
  ['pale text', '<p style="color: #aaa">Текст</p>', { ...BOTH, dark: [] }],
  ['text pale in the dark only', '<p class="late">Текст</p>', { ...BOTH, light: [] }],
  ['text of a known colour on another background', '<div style="background: #777"><p>Текст</p></div>', BOTH],
  [
    'text over a box beside it',
    `<div style="position: relative"><div style="position: absolute; inset: 0; background: #777"></div>
     <p style="position: relative">Текст</p></div>`,
    BOTH,
  ],
  ['text in a transparent part', '<div style="opacity: 0.4"><p>Текст</p></div>', BOTH],
  [
    'a link that looks like the text around it',
    '<p>Слова вокруг <a href="/" class="alike">ссылки</a> и после неё.</p>',
    { light: ['link-in-text-block'], dark: ['link-in-text-block'] },
  ],
  ['a button without a name', '<button></button>', { light: ['button-name'], dark: [] }],
] as const)('%s is found after good pages', async ([, bad, found], { openPage }) => {
  const page = await openPage('desktop')
  expect(await violations(page, GOOD)).toEqual({ light: [], dark: [] })
  expect(await violations(page, GOOD + bad)).toEqual(found)
})
