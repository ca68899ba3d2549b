import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const html = renderToStaticMarkup(<Gallery logoSrc="/media/logo.svg" />)

test('no piece writes a style attribute or element, which the content policy forbids', () => {
  expect(html).not.toMatch(/\sstyle=|<style/)
})

test('every picture has its size and its alternative text', () => {
  const images = html.match(/<img[^>]*>/g) ?? []
  expect(images.length).toBeGreaterThan(0)
  for (const image of images) expect(image).toMatch(/(?=.* alt=)(?=.* width=)(?=.* height=)/)
})

test('every button says what it is and what it does', () => {
  const buttons = html.match(/<button[^>]*>/g) ?? []
  expect(buttons.length).toBeGreaterThan(10)
  for (const button of buttons) expect(button).toMatch(/ type="(button|submit)"/)
})

test('closed modals carry no content to the browser', () => {
  expect(html).not.toContain('Показать 38 агентств')
})
